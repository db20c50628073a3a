/** Where whoever runs a command stands: npm runs it in the project's folder, by `--prefix` from anywhere. */
export const whereCalled = () => process.env.INIT_CWD ?? process.cwd();
