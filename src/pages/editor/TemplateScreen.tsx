import type { PublicBrand } from '../../codec/brand';
import { GuardBanner } from '../../editor/release/guarded/GuardBanner';
import { ApprovalBanner } from '../../editor/release/publish/ApprovalBanner';
import { PublishButton } from '../../editor/release/publish/PublishButton';
import { EditScreen } from '../../editor/workspace/screen/EditScreen';

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
