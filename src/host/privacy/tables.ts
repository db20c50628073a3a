/** Keys that the host made for itself, shared by all hosts of a database. */
interface HostSecretRow {
  name: string;
  /** Base64url. */
  secret: string;
  created_at: number;
}

export interface SecretTables {
  host_secrets: HostSecretRow;
}
