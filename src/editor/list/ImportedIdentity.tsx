import { Link } from 'react-router-dom';
import { useTranslate } from '../../texts/TranslateContext';
import { useResource } from '../kit/data/resource';
import { pathOf } from '../kit/data/template';
import layout from '../kit/ui/layout.module.css';
import { type Identity, IdentityFields } from './IdentityFields';
import { importedId } from './listFeature';

interface ImportedIdentityProps {
  /** What the file calls itself. */
  readonly fileId: string;
  readonly identity: Identity;
  readonly isChecked: boolean;
  readonly isTaken: boolean;
  readonly onChanged: (identity: Identity) => void;
}

/** How a file's page is called here; where one has its id, another is proposed, and the way to replace that one is shown. */
export function ImportedIdentity({ fileId, identity, isChecked, isTaken, onChanged }: ImportedIdentityProps) {
  const translate = useTranslate();
  const { value, request } = useResource(importedId, fileId);
  const use = request === fileId ? value : undefined;
  return (
    <>
      {use?.takenBy && (
        <div className={layout.muted} role="status">
          <p>
            {translate('editor:list.importTaken', { name: use.takenBy.name, id: fileId, free: use.free })}
          </p>
          <p>
            {translate('editor:list.importOver')}{' '}
            <Link to={`${pathOf(fileId)}/history`}>
              {translate('editor:list.importOverWay', { name: use.takenBy.name })}
            </Link>
          </p>
        </div>
      )}
      <IdentityFields identity={identity} isChecked={isChecked} isTaken={isTaken} onChanged={onChanged} />
    </>
  );
}
