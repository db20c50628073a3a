import { ExternalLink } from 'lucide-react';
import type { GenerateVcodeReply, InstructionPictures, InstructionSection } from '../../generated/replies';
import { isEmptyReply, shownText } from '../../kernel/shownValue';
import { useTranslate } from '../../texts/TranslateContext';
import { AmountHero } from '../../ui/borrower/AmountHero';
import { CodeText } from '../../ui/borrower/CodeText';
import { CopyButton } from '../../ui/borrower/CopyButton';
import { EmptyState } from '../../ui/borrower/StatePanel';
import { usePageFacts } from '../../ui/borrower/pageContexts';
import { RemotePicture } from '../../ui/borrower/RemotePicture';
import { SectionTitle } from '../../ui/borrower/ScreenFrame';
import layout from '../../ui/borrower/layout.module.css';
import styles from './InstructionsContent.module.css';

interface InstructionsContentProps {
  readonly reply: GenerateVcodeReply;
  /** Ready to show; empty where neither the reply nor the address has one. */
  readonly amount: string;
  /** The lender's page of fees; empty where there is none. */
  readonly feesPageUrl: string;
  readonly onCopied: () => void;
  readonly onAnotherChosen: () => void;
}

interface CodeLineProps {
  readonly name: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly testId?: string;
  readonly onCopied: () => void;
}

const CodeLine = ({ name, value, copyLabel, testId, onCopied }: CodeLineProps) => (
  <div className={styles.line}>
    <p className={styles.lineWords}>
      <span className={layout.asideLine}>{name}</span>
      <CodeText code={value} className={styles.lineValue} />
    </p>
    <CopyButton label={copyLabel} testId={testId} text={value} onCopied={onCopied} />
  </div>
);

interface LogoProps {
  readonly address: string;
  /** Stands in its place where it does not come. */
  readonly name: string;
}

const Logo = ({ address, name }: LogoProps) => (
  <RemotePicture
    address={address}
    alt=""
    className={styles.logo}
    height={40}
    fallback={
      name && (
        <p className={styles.logoName} translate="no">
          {name}
        </p>
      )
    }
  />
);

const TextSection = ({ title, content }: InstructionSection) => (
  <section>
    {shownText(title) && <SectionTitle>{shownText(title)}</SectionTitle>}
    {(content ?? []).map((text, position) => (
      <p key={position} className={styles.text}>
        {text}
      </p>
    ))}
  </section>
);

function PictureSection({
  section,
  feesPageUrl,
}: {
  readonly section: InstructionPictures;
  readonly feesPageUrl: string;
}) {
  const translate = useTranslate();
  const title = shownText(section.title);
  const label = shownText(section.eMail);
  return (
    <section>
      {title && <SectionTitle>{title}</SectionTitle>}
      {label && !feesPageUrl && <p className={styles.text}>{label}</p>}
      {label && feesPageUrl && (
        <a
          className={styles.link}
          href={feesPageUrl}
          rel="external noopener noreferrer"
          aria-label={translate('repay:instructions.leaves', { label })}
        >
          {label} <ExternalLink size={16} aria-hidden="true" />
        </a>
      )}
      <div className={layout.looseStack}>
        {(section.content ?? []).map((address, position) => (
          <RemotePicture
            key={position}
            address={address}
            alt={title}
            className={styles.picture}
            fallback={title && <p className={styles.text}>{title}</p>}
          />
        ))}
      </div>
    </section>
  );
}

/** How to pay by one channel: how much, the code to show, whom the money goes to, what else to do. */
export function InstructionsContent({
  reply,
  amount,
  feesPageUrl,
  onCopied,
  onAnotherChosen,
}: InstructionsContentProps) {
  const translate = useTranslate();
  const { lender } = usePageFacts();
  const { topLogo, repayDetail, dataList, imgList, bottomLogo } = reply;
  if (isEmptyReply(reply)) {
    return (
      <EmptyState
        title={translate('repay:instructions.emptyTitle')}
        text={translate('repay:instructions.emptyText')}
        action={translate('repay:instructions.another')}
        onAction={onAnotherChosen}
      />
    );
  }
  const reference = shownText(repayDetail?.vCode);
  const company = shownText(repayDetail?.companyName);
  const lenderName = company || (lender?.appName ?? '');
  const [title, text] = [shownText(repayDetail?.repayTitle), shownText(repayDetail?.repayDes)];
  const codeName = reference
    ? translate('repay:instructions.codeOf', { reference })
    : translate('repay:instructions.code');
  return (
    <>
      {shownText(topLogo) && <Logo address={shownText(topLogo)} name={lenderName} />}
      {amount && (
        <AmountHero
          label={translate('repay:instructions.amount')}
          amount={amount}
          testId="instruction-amount"
        />
      )}
      {(title || text) && (
        <section>
          {title && <SectionTitle>{title}</SectionTitle>}
          {text && <p className={styles.text}>{text}</p>}
        </section>
      )}
      {(shownText(repayDetail?.repayCode) || reference || company) && (
        <section className={styles.codes}>
          {shownText(repayDetail?.repayCode) && (
            <div className={styles.paper}>
              <RemotePicture
                address={repayDetail?.repayCode}
                alt={codeName}
                className={styles.code}
                fallback={<p className={styles.missing}>{translate('repay:barcode.missing')}</p>}
              />
            </div>
          )}
          {reference && (
            <CodeLine
              name={translate('repay:instructions.reference')}
              value={reference}
              copyLabel={translate('repay:instructions.copyReference')}
              onCopied={onCopied}
            />
          )}
          {company && (
            <CodeLine
              name={translate('repay:instructions.company')}
              value={company}
              copyLabel={translate('repay:instructions.copyCompany')}
              testId="company-copy"
              onCopied={onCopied}
            />
          )}
        </section>
      )}
      {(dataList ?? []).map((section, position) => (
        <TextSection key={position} {...section} />
      ))}
      {(imgList ?? []).map((section, position) => (
        <PictureSection key={position} section={section} feesPageUrl={feesPageUrl} />
      ))}
      {shownText(bottomLogo) && <Logo address={shownText(bottomLogo)} name={lenderName} />}
    </>
  );
}
