import keyFacts from '../../../../../locales/hi/keyFacts.json';

export default { keyFacts };
