import { migrate } from '../../src/host/store/migrate';
import { openDatabase, type DatabaseAddress } from '../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../src/host/store/sqlTemplateStore';

export interface Publisher {
  /** Resolves when the publication is committed. */
  publish(document: string): Promise<void>;
  close(): Promise<void>;
}

/** Writes to the store that hosts read, as the terminal and the editor do, past their checks. */
export async function openPublisher(address: DatabaseAddress): Promise<Publisher> {
  const database = openDatabase(address);
  await migrate(database);
  const store = new SqlTemplateStore(database);
  return {
    async publish(document) {
      const published = await store.publish({ document, publishedBy: 'bench', reason: 'bench' });
      if (!published.ok) throw new Error(`Not a template: ${document.slice(0, 200)}`);
    },
    close: () => database.destroy(),
  };
}

export async function publishTo(address: DatabaseAddress, documents: readonly string[]): Promise<void> {
  const publisher = await openPublisher(address);
  try {
    for (const document of documents) await publisher.publish(document);
  } finally {
    await publisher.close();
  }
}
