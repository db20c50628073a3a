import {
  Archive,
  ArchiveRestore,
  ChartNoAxesColumn,
  Copy,
  Ellipsis,
  FileDown,
  History,
  Pencil,
  Smartphone,
} from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { TemplateEntry } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { selectMay } from '../session/sessionSlice';
import { Menu, type MenuEntry } from '../ui/Menu';
import type { OpenDialog } from './ListDialogs';
import { pathOf } from '../data/template';
import { exportTemplate, restoreTemplate } from './listFeature';

interface TemplateMenuProps {
  readonly entry: TemplateEntry;
  readonly onDialog: (dialog: OpenDialog) => void;
}

export function TemplateMenu({ entry, onDialog }: TemplateMenuProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const mayEdit = useSelector(selectMay('editor'));
  const { id, name, state } = entry;
  const path = pathOf(id);
  const open = (place: string) => () => void navigate(place);
  const reading: readonly MenuEntry[] = [
    { id: 'open', label: translate('editor:list.open'), icon: <Pencil />, onChosen: open(path) },
    {
      id: 'preview',
      label: translate('editor:way.preview'),
      icon: <Smartphone />,
      onChosen: open(`${path}/preview`),
    },
    {
      id: 'history',
      label: translate('editor:history.title'),
      icon: <History />,
      onChosen: open(`${path}/history`),
    },
    {
      id: 'numbers',
      label: translate('editor:list.statistics'),
      icon: <ChartNoAxesColumn />,
      onChosen: open(`${path}/statistics`),
    },
    {
      id: 'export',
      label: translate('editor:list.export'),
      icon: <FileDown />,
      onChosen: () => dispatch(exportTemplate.requested(id)),
    },
  ];
  const away: MenuEntry =
    state === 'archived'
      ? {
          id: 'restore',
          label: translate('editor:list.restore'),
          icon: <ArchiveRestore />,
          onChosen: () => dispatch(restoreTemplate.requested(id)),
        }
      : {
          id: 'archive',
          label: translate('editor:list.archive'),
          icon: <Archive />,
          onChosen: () => onDialog({ kind: 'archive', entry }),
        };
  const changing: readonly MenuEntry[] = [
    {
      id: 'duplicate',
      label: translate('editor:list.duplicate'),
      icon: <Copy />,
      onChosen: () => onDialog({ kind: 'duplicate', entry }),
    },
    away,
  ];
  return (
    <Menu
      label={translate('editor:list.actionsOf', { name })}
      face={<Ellipsis aria-hidden="true" />}
      entries={mayEdit ? [...reading, ...changing] : reading}
    />
  );
}
