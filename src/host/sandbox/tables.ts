/** Tables of the sandbox. */
export type SandboxTables = object;
