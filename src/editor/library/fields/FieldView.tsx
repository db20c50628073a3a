import { ActionInput } from './ActionInput';
import { AddressInput, TemplateIdInput } from './AddressInput';
import { BlockIdInput, BooleanInput, ChoiceInput, OptionInput } from './ChoiceInputs';
import { ColorInput } from './ColorInput';
import { DateTimeInput, StringInput, TextInput } from './TextInputs';
import type { FieldProps } from './FormContext';
import { HtmlInput } from './HtmlInput';
import { ImageInput } from './ImageInput';
import { JsonInput } from './JsonInput';
import { ListInput } from './ListInput';
import { NumberInput, SizeInput } from './NumberInput';
import { StarsInput } from './StarsInput';
import { ObjectInput } from './ObjectInput';
import { ThemeInput } from './ThemeInput';

/** One property of the schema by its kind. Blocks and conditions have places of their own in the editor. */
export function FieldView({ schema, path, value }: FieldProps) {
  const at = { path, value };
  switch (schema.kind) {
    case 'text':
      return <TextInput schema={schema} {...at} />;
    case 'html':
      return <HtmlInput schema={schema} {...at} />;
    case 'image':
      return <ImageInput schema={schema} {...at} />;
    case 'action':
      return <ActionInput schema={schema} {...at} />;
    case 'color':
      return <ColorInput schema={schema} {...at} />;
    case 'boolean':
      return <BooleanInput schema={schema} {...at} />;
    case 'dateTime':
      return <DateTimeInput schema={schema} {...at} />;
    case 'number':
      return schema.unit === 'stars' ? (
        <StarsInput schema={schema} {...at} />
      ) : (
        <NumberInput schema={schema} {...at} />
      );
    case 'choice':
      return <ChoiceInput schema={schema} {...at} />;
    case 'size':
      return <SizeInput schema={schema} {...at} />;
    case 'object':
      return schema.label === 'template_theme' ? (
        <ThemeInput schema={schema} {...at} />
      ) : (
        <ObjectInput schema={schema} {...at} />
      );
    case 'list':
      return <ListInput schema={schema} {...at} />;
    case 'option':
      return <OptionInput schema={schema} {...at} />;
    case 'json':
      return <JsonInput schema={schema} {...at} />;
    case 'blockId':
      return <BlockIdInput schema={schema} {...at} />;
    case 'address':
      return <AddressInput schema={schema} {...at} />;
    case 'templateId':
      return <TemplateIdInput schema={schema} {...at} />;
    case 'string':
      return <StringInput schema={schema} {...at} />;
    case 'blocks':
    case 'condition':
      return null;
  }
}
