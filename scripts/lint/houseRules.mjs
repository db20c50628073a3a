/** Rules of the house that the linter does not bring. */
const noEnum = {
  create: (context) => ({
    TSEnumDeclaration: (node) =>
      context.report({
        node,
        message: 'No enums: a union of literals says the same and is nothing at run time.',
      }),
  }),
};

export default { meta: { name: 'house' }, rules: { 'no-enum': noEnum } };
