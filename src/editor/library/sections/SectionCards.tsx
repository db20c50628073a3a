import { Ellipsis, FilePen, Files, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { blockTypes } from '../../../generated/blocks';
import type { Section } from '../../../generated/editor';
import type { BlockType } from '../../../template/block';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { sectionPath } from '../../kit/data/sectionPath';
import { SectionDrawing } from '../../kit/palette/BlockDrawing';
import { Card } from '../../kit/palette/Card';
import styles from '../../kit/palette/Palette.module.css';
import { Menu } from '../../kit/ui/Menu';
import { ProblemNote } from '../../kit/ui/Problem';
import { DeleteSectionDialog, RenameSectionDialog } from './SectionDialogs';
import { sectionProblem } from './sectionProblem';
import { openSection } from './sectionsFeature';
import { typeNames } from './TypeNames';
import { parseOpenDocument } from '../documents/openDocument';

const isKnown = (type: string): type is BlockType => blockTypes.some((each) => each === type);

interface SectionCardsProps {
  readonly sections: readonly Section[];
  /** Called with the blocks of a section that was chosen, in the format of today. */
  readonly onChosen: (blocks: readonly unknown[], section: Section) => void;
}

/** Saved sections as cards: pressed, their blocks are read and handed over. */
export function SectionCards({ sections, onChosen }: SectionCardsProps) {
  const translate = useTranslate();
  const [dialog, setDialog] = useState<OpenDialog>();
  const { value, problem, request, isBusy, run, forget } = useMutation(openSection);
  useEffect(() => {
    if (!value) return;
    onChosen(parseOpenDocument(value.document)?.blocks ?? [], value.section);
    forget();
  });
  const wanted = sections.find(({ id }) => id === request)?.name ?? '';
  const close = (): void => setDialog(undefined);
  return (
    <>
      <ProblemNote
        problem={problem}
        text={
          sectionProblem(translate, problem) ??
          translate('editorPalette:sections.insertFailed', { name: wanted })
        }
      />
      <div className={styles.cards}>
        <ul className={styles.grid}>
          {sections.map((section) => (
            <li key={section.id} className={styles.section}>
              <button
                type="button"
                className={styles.sectionButton}
                title={translate('editorPalette:sections.by', { name: section.createdByName })}
                aria-busy={isBusy && request === section.id}
                onClick={() => run(section.id)}
              >
                <Card
                  drawing={<SectionDrawing types={section.types.filter(isKnown)} />}
                  name={section.name}
                  note={[
                    section.synced && translate('editorSynced:badge'),
                    typeNames(section.types, translate),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </button>
              <SectionMenu section={section} onChosen={(kind) => setDialog({ kind, section })} />
            </li>
          ))}
        </ul>
      </div>
      {dialog?.kind === 'rename' && <RenameSectionDialog section={dialog.section} onClosed={close} />}
      {dialog?.kind === 'delete' && <DeleteSectionDialog section={dialog.section} onClosed={close} />}
    </>
  );
}

interface OpenDialog {
  readonly kind: 'rename' | 'delete';
  readonly section: Section;
}

interface SectionMenuProps {
  readonly section: Section;
  readonly onChosen: (kind: OpenDialog['kind']) => void;
}

function SectionMenu({ section, onChosen }: SectionMenuProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const open = (place: string) => () => void navigate(`${sectionPath(section.id)}${place}`);
  return (
    <span className={styles.menu}>
      <Menu
        label={translate('editorPalette:sections.menu', { name: section.name })}
        face={<Ellipsis size={16} aria-hidden />}
        entries={[
          ...(section.synced
            ? [
                {
                  id: 'edit',
                  label: translate('editorSynced:edit'),
                  icon: <FilePen />,
                  onChosen: open(''),
                },
                {
                  id: 'pages',
                  label: translate('editorSynced:pages'),
                  icon: <Files />,
                  onChosen: open('/pages'),
                },
              ]
            : []),
          {
            id: 'rename',
            label: translate('editorPalette:sections.rename'),
            icon: <Pencil />,
            onChosen: () => onChosen('rename'),
          },
          {
            id: 'delete',
            label: translate('editorPalette:sections.delete'),
            icon: <Trash2 />,
            onChosen: () => onChosen('delete'),
          },
        ]}
      />
    </span>
  );
}
