import {
  Archive,
  ArchiveRestore,
  ChartNoAxesColumn,
  Copy,
  Ellipsis,
  ExternalLink,
  FileDown,
  FolderInput,
  Globe,
  GlobeOff,
  History,
  Pencil,
  RefreshCw,
  Smartphone,
} from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { TemplateEntry } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { selectMay } from '../kit/session/sessionSlice';
import { Menu, type MenuEntry } from '../kit/ui/Menu';
import type { OpenDialog } from './ListDialogs';
import { liveAddress } from '../../features/site/liveAddress';
import { pathOf } from '../kit/data/template';
import { exportTemplate, restoreTemplate, updateSynced } from './listFeature';

interface TemplateMenuProps {
  readonly entry: TemplateEntry;
  readonly onDialog: (dialog: OpenDialog) => void;
}

export function TemplateMenu({ entry, onDialog }: TemplateMenuProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const mayEdit = useSelector(selectMay('editor'));
  const mayPublish = useSelector(selectMay('publisher'));
  const { id, name, state, liveRevision, offline } = entry;
  const path = pathOf(id);
  const ask = (kind: 'archive' | 'offline' | 'online' | 'move') => () => onDialog({ kind, entry });
  const open = (place: string) => () => void navigate(place);
  const seeLive: MenuEntry = {
    id: 'live',
    label: translate('editorEdit:screen.viewLive'),
    icon: <ExternalLink />,
    onChosen: () => window.open(liveAddress(id), '_blank', 'noreferrer'),
  };
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
    ...(liveRevision === null ? [] : [seeLive]),
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
          onChosen: ask('archive'),
        };
  const isBack = offline !== null && state !== 'archived';
  const publishing: readonly MenuEntry[] = [
    ...(liveRevision === null
      ? []
      : [
          {
            id: 'offline',
            label: translate('editor:list.takeOffline'),
            icon: <GlobeOff />,
            onChosen: ask('offline'),
          },
        ]),
    ...(isBack
      ? [
          {
            id: 'online',
            label: translate('editor:list.putOnline'),
            icon: <Globe />,
            onChosen: ask('online'),
          },
        ]
      : []),
  ];
  const update: MenuEntry = {
    id: 'synced',
    label: translate('editorSynced:listUpdate'),
    icon: <RefreshCw />,
    onChosen: () => dispatch(updateSynced.requested(id)),
  };
  const changing: readonly MenuEntry[] = [
    ...(entry.syncedBehind.length > 0 && state !== 'archived' ? [update] : []),
    {
      id: 'duplicate',
      label: translate('editor:list.duplicate'),
      icon: <Copy />,
      onChosen: () => onDialog({ kind: 'duplicate', entry }),
    },
    { id: 'move', label: translate('editor:folder.move'), icon: <FolderInput />, onChosen: ask('move') },
    ...(mayPublish ? publishing : []),
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
