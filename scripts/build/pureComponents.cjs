/**
 * webpack loader: tells the minimizer that making a component does nothing, and drops the names that are only shown by
 * development tools. Without it every component of a package stays in the bundle, also those that nobody uses.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ $1');
