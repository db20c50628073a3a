import { lazy, type ComponentType, type ReactNode } from 'react';
import type { EditorFeature } from '../../editor/kit/shell/feature';
import { ForRole } from './Shell';
import type { Role } from '../../generated/editor';
import type { EditorPath } from '../../kernel/editorPaths';
import { readBrand } from '../bootData';

interface LoadedScreen {
  readonly feature: EditorFeature;
  readonly Screen: ComponentType;
}

export type ScreenElements = Readonly<Record<Exclude<EditorPath, '/invitation' | '/approval'>, ReactNode>>;

/** What somebody without an account is asked, with its own state and effects. */
export function createApprovalScreen(add: (feature: EditorFeature) => void): ReactNode {
  const Approval = lazy(async () => {
    const [{ approvalFeature }, { ApprovalScreen }] = await Promise.all([
      import('../../editor/release/guestApproval/approvalFeature'),
      import('../../editor/release/guestApproval/ApprovalScreen'),
    ]);
    add(approvalFeature);
    return { default: ApprovalScreen };
  });
  return <Approval />;
}

/** Which screen stands behind which path. Each comes in a chunk of its own, with the state and effects of its part. */
export function createScreens(add: (feature: EditorFeature) => void): ScreenElements {
  function screen(load: () => Promise<LoadedScreen>, role: Role = 'viewer'): ReactNode {
    const Screen = lazy(async () => {
      const loaded = await load();
      add(loaded.feature);
      return { default: loaded.Screen };
    });
    return (
      <ForRole role={role}>
        <Screen />
      </ForRole>
    );
  }

  /** The surface on which templates and synced blocks are edited, with what its fields and its palette open. */
  async function loadEditing() {
    const [{ editFeature }, { picturesFeature }, { sectionsFeature }] = await Promise.all([
      import('../../editor/workspace/screen/editFeature'),
      import('../../editor/library/pictures/picturesFeature'),
      import('../../editor/library/sections/sectionsFeature'),
    ]);
    add(picturesFeature);
    add(sectionsFeature);
    return editFeature;
  }

  return {
    '/': screen(async () => {
      const [{ listFeature }, { ListScreen }, { makingBundleFeature }] = await Promise.all([
        import('../../editor/list/listFeature'),
        import('../../editor/list/ListScreen'),
        import('../../editor/release/bundles/makingBundle'),
      ]);
      add(makingBundleFeature);
      return { feature: listFeature, Screen: ListScreen };
    }),
    '/templates/:id': screen(async () => {
      const [
        editFeature,
        { TemplateScreen },
        { publishFeature },
        { approvalLinksFeature },
        { experimentListFeature },
        { endGuardFeature },
      ] = await Promise.all([
        loadEditing(),
        import('./TemplateScreen'),
        import('../../editor/release/publish/publishFeature'),
        import('../../editor/release/approvalLinks/approvalLinksFeature'),
        import('../../editor/insight/statistics/experimentsFeature'),
        import('../../editor/release/guarded/guardFeature'),
      ]);
      add(publishFeature);
      // Approvals have links, publishing begins experiments, and a guarded publication is ended.
      add(approvalLinksFeature);
      add(endGuardFeature);
      add(experimentListFeature);
      const brand = readBrand();
      return { feature: editFeature, Screen: () => <TemplateScreen brand={brand} /> };
    }),
    '/templates/:id/history': screen(async () => {
      const [{ historyFeature }, { HistoryScreen }, { endGuardFeature }] = await Promise.all([
        import('../../editor/release/history/historyFeature'),
        import('../../editor/release/history/HistoryScreen'),
        import('../../editor/release/guarded/guardFeature'),
      ]);
      add(endGuardFeature);
      return { feature: historyFeature, Screen: HistoryScreen };
    }),
    '/templates/:id/preview': screen(async () => {
      const [{ previewFeature }, { PreviewScreen }] = await Promise.all([
        import('../../editor/workspace/preview/previewFeature'),
        import('../../editor/workspace/preview/PreviewScreen'),
      ]);
      return { feature: previewFeature, Screen: PreviewScreen };
    }),
    '/templates/:id/statistics': screen(async () => {
      const [{ statisticsFeature }, { StatisticsScreen }, { experimentListFeature }] = await Promise.all([
        import('../../editor/insight/statistics/statisticsFeature'),
        import('../../editor/insight/statistics/StatisticsScreen'),
        import('../../editor/insight/statistics/experimentsFeature'),
      ]);
      add(experimentListFeature);
      return { feature: statisticsFeature, Screen: StatisticsScreen };
    }),
    '/replace': screen(async () => {
      const [{ replaceFeature }, { ReplaceScreen }, { makingBundleFeature }, { picturesFeature }] =
        await Promise.all([
          import('../../editor/release/replace/replaceFeature'),
          import('../../editor/release/replace/ReplaceScreen'),
          import('../../editor/release/bundles/makingBundle'),
          import('../../editor/library/pictures/picturesFeature'),
        ]);
      add(makingBundleFeature);
      add(picturesFeature);
      return { feature: replaceFeature, Screen: ReplaceScreen };
    }, 'editor'),
    '/sections/:id': screen(async () => {
      const [editFeature, { EditSectionScreen }] = await Promise.all([
        loadEditing(),
        import('../../editor/workspace/screen/EditScreen'),
      ]);
      const brand = readBrand();
      return { feature: editFeature, Screen: () => <EditSectionScreen brand={brand} /> };
    }),
    '/sections/:id/pages': screen(async () => {
      const [{ sectionsFeature }, { SyncedPagesScreen }, { makingBundleFeature }] = await Promise.all([
        import('../../editor/library/sections/sectionsFeature'),
        import('../../editor/release/replace/SyncedPagesScreen'),
        import('../../editor/release/bundles/makingBundle'),
      ]);
      add(makingBundleFeature);
      return { feature: sectionsFeature, Screen: SyncedPagesScreen };
    }),
    '/bundles': screen(async () => {
      const [{ bundlesFeature }, { BundleListScreen }] = await Promise.all([
        import('../../editor/release/bundles/bundlesFeature'),
        import('../../editor/release/bundles/BundleListScreen'),
      ]);
      return { feature: bundlesFeature, Screen: BundleListScreen };
    }),
    '/bundles/:id': screen(async () => {
      const [{ bundlesFeature }, { BundleScreen }, { approvalLinksFeature }] = await Promise.all([
        import('../../editor/release/bundles/bundlesFeature'),
        import('../../editor/release/bundles/BundleScreen'),
        import('../../editor/release/approvalLinks/approvalLinksFeature'),
      ]);
      add(approvalLinksFeature);
      return { feature: bundlesFeature, Screen: BundleScreen };
    }),
    '/calendar': screen(async () => {
      const [{ calendarFeature }, { CalendarScreen }] = await Promise.all([
        import('../../editor/insight/calendar/calendarFeature'),
        import('../../editor/insight/calendar/CalendarScreen'),
      ]);
      return { feature: calendarFeature, Screen: CalendarScreen };
    }),
    '/accounts': screen(async () => {
      const [{ accountsFeature }, { AccountsScreen }, { tokensFeature }] = await Promise.all([
        import('../../editor/identity/accounts/accountsFeature'),
        import('../../editor/identity/accounts/AccountsScreen'),
        import('../../editor/identity/tokens/tokensFeature'),
      ]);
      add(tokensFeature);
      return { feature: accountsFeature, Screen: AccountsScreen };
    }, 'administrator'),
    '/audit': screen(async () => {
      const [{ auditFeature }, { AuditScreen }] = await Promise.all([
        import('../../editor/insight/audit/auditFeature'),
        import('../../editor/insight/audit/AuditScreen'),
      ]);
      return { feature: auditFeature, Screen: AuditScreen };
    }, 'publisher'),
    '/webhooks': screen(async () => {
      const [{ webhooksFeature }, { WebhooksScreen }] = await Promise.all([
        import('../../editor/insight/webhooks/webhooksFeature'),
        import('../../editor/insight/webhooks/WebhooksScreen'),
      ]);
      return { feature: webhooksFeature, Screen: WebhooksScreen };
    }, 'administrator'),
    '/settings': screen(async () => {
      const [{ settingsFeature }, { SettingsScreen }] = await Promise.all([
        import('../../editor/identity/settings/settingsFeature'),
        import('../../editor/identity/settings/SettingsScreen'),
      ]);
      return { feature: settingsFeature, Screen: SettingsScreen };
    }, 'administrator'),
    '/account': screen(async () => {
      const [{ accountFeature }, { AccountScreen }, { tokensFeature }] = await Promise.all([
        import('../../editor/identity/account/accountFeature'),
        import('../../editor/identity/account/AccountScreen'),
        import('../../editor/identity/tokens/tokensFeature'),
      ]);
      add(tokensFeature);
      return { feature: accountFeature, Screen: AccountScreen };
    }),
  };
}
