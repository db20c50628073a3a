import keyFacts from '../../../../../locales/es/keyFacts.json';

export default { keyFacts };
