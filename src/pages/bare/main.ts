/**
 * Inlined in pages that need no script of their own: not found, ended, not to be had. An app opens them with its secrets
 * as it opens any other page, and the way home leads to pages that need them.
 */
import { createKeyValueStore } from '../../api/keyValueStore';
import { hideSecrets } from '../../api/pageParameters';

hideSecrets({ location, history, session: createKeyValueStore(() => sessionStorage) });
