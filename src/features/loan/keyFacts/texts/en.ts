import keyFacts from '../../../../../locales/en/keyFacts.json';

export default { keyFacts };
