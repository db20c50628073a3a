import { DataFields } from '../dataFields/DataFields';
import type { BlockViewProps } from '../definition';
import { RegistrationForm } from './RegistrationForm';

export const View = ({ block }: BlockViewProps<'registration'>) => (
  <RegistrationForm block={block}>
    <DataFields group="public" fields={block.props.fields ?? []} />
  </RegistrationForm>
);
