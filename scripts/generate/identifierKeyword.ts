import { _, type CodeKeywordDefinition } from 'ajv';

/**
 * Ids in replies (contract §5): a text that is not blank, or an integer that a double holds exactly. `null` is for an id
 * that is not there. With `blankToo`, for what some lenders leave empty, a blank text says the same.
 */
export const identifierKeyword: CodeKeywordDefinition = {
  keyword: 'identifier',
  schemaType: 'string',
  code(context) {
    const { data } = context;
    const schema: unknown = context.schema;
    if (schema !== 'filled' && schema !== 'blankToo')
      throw new Error('identifier must be filled or blankToo');
    const isText = _`typeof ${data} == "string"`;
    const isWrongText = schema === 'filled' ? _`(${isText} && ${data}.trim() === "")` : _`false`;
    context.fail(_`${data} !== null && (${isWrongText} || (!(${isText}) && !Number.isSafeInteger(${data})))`);
  },
};
