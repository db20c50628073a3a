import type { PublicBrand } from '../../codec/brand';
// First: styles stand in the order in which the screen of a synced block has them too.
import { EditScreen } from '../../editor/workspace/screen/EditScreen';
import { GuardBanner } from '../../editor/release/guarded/GuardBanner';
import { ApprovalBanner } from '../../editor/release/publish/ApprovalBanner';
import { PublishButton } from '../../editor/release/publish/PublishButton';

const release = {
  button: <PublishButton />,
  notices: (
    <>
      <GuardBanner />
      <ApprovalBanner />
    </>
  ),
};

/** The workspace of a page with what is shown there of its publication. */
export const TemplateScreen = ({ brand }: { readonly brand: PublicBrand }) => (
  <EditScreen brand={brand} release={release} />
);
