import type { Selectable, Transaction } from 'kysely';
import { sha256Of } from '../../store/documentIdentity';
import type { Database } from '../../store/database';
import { chainStart, contentHashOf, linkHashOf } from './evidenceChain';
import type { EvidenceLinkRow } from '../../store/tables/callTables';

export interface VerifiedEvidence {
  /** Links that fit. */
  readonly links: number;
  /** Rows of agreements that are not in the chain: an earlier version wrote them lately, or somebody past the host. */
  readonly unchained: number;
  /** The first that does not fit; undefined: all do. */
  readonly fault: EvidenceFault | undefined;
}

export interface EvidenceFault {
  readonly where: string;
  readonly what: string;
}

type Link = Selectable<EvidenceLinkRow>;

const rowsAtOnce = 500;
const isGone = ({ kind }: Link): boolean => kind === 'withdrawn' || kind === 'expired' || kind === 'erased';
const nameOf = ({ position, kind, evidence_id }: Link): string =>
  `link ${position} (${kind}, evidence ${evidence_id})`;

function faultOfLink(link: Link, position: number, previousHash: string): string | undefined {
  if (link.position !== position) return `the link before it, ${position}, is missing`;
  if (link.previous_hash !== previousHash) return 'it does not follow the link before it';
  return linkHashOf(link) === link.hash ? undefined : 'it was changed: its hash is another';
}

/** What the links of one page stand for, and the last word about each. */
class Contents {
  private constructor(
    private readonly shown: ReadonlyMap<string, string>,
    private readonly outcomes: ReadonlyMap<number, string>,
    private readonly lastGone: ReadonlyMap<string, number>,
    private readonly lastOf: ReadonlyMap<string, number>,
  ) {}

  static async read(open: Transaction<Database>, links: readonly Link[]): Promise<Contents> {
    const ids = [...new Set(links.map(({ evidence_id }) => evidence_id))];
    const evidence = await open.selectFrom('agreement_evidence').selectAll().where('id', 'in', ids).execute();
    const outcomes = await open
      .selectFrom('agreement_outcomes')
      .selectAll()
      .where('evidence_id', 'in', ids)
      .execute();
    const all = await open
      .selectFrom('evidence_links')
      .selectAll()
      .where('evidence_id', 'in', ids)
      .orderBy('position')
      .execute();
    return new Contents(
      new Map(evidence.map((row) => [row.id, contentHashOf(row)])),
      new Map(outcomes.map(({ position, ...content }) => [position, contentHashOf(content)])),
      new Map(all.filter(isGone).map(({ evidence_id, position }) => [evidence_id, position])),
      new Map(all.map(({ evidence_id, position }) => [evidence_id, position])),
    );
  }

  faultOf(link: Link): string | undefined {
    const { evidence_id: id, position } = link;
    if (isGone(link))
      return this.lastOf.get(id) === position && this.shown.has(id) ? 'its row is still there' : undefined;
    // Of what was deleted since only the hashes are left.
    if ((this.lastGone.get(id) ?? 0) > position) return undefined;
    const found = link.kind === 'shown' ? this.shown.get(id) : this.outcomes.get(position);
    if (found === undefined) return 'its row is gone, and the chain does not say why';
    return found === link.content_sha256 ? undefined : 'its row was changed';
  }
}

async function firstWrongLink(
  open: Transaction<Database>,
): Promise<Pick<VerifiedEvidence, 'links' | 'fault'>> {
  let position = 0;
  let previousHash = chainStart;
  for (;;) {
    const links = await open
      .selectFrom('evidence_links')
      .selectAll()
      .where('position', '>', position)
      .orderBy('position')
      .limit(rowsAtOnce)
      .execute();
    if (links.length === 0) return { links: position, fault: undefined };
    const contents = await Contents.read(open, links);
    for (const link of links) {
      const what = faultOfLink(link, position + 1, previousHash) ?? contents.faultOf(link);
      if (what) return { links: position, fault: { where: nameOf(link), what } };
      position = link.position;
      previousHash = link.hash;
    }
  }
}

/** Outcomes and texts that nothing in the chain vouches for. */
async function firstWrongRow(open: Transaction<Database>): Promise<EvidenceFault | undefined> {
  const outcome = await open
    .selectFrom('agreement_outcomes')
    .select('position')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('evidence_links')
            .select('position')
            .whereRef('evidence_links.position', '=', 'agreement_outcomes.position')
            .where('kind', '=', 'outcome'),
        ),
      ),
    )
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (outcome) return { where: `outcome ${outcome.position}`, what: 'it is not in the chain' };
  let last = '';
  for (;;) {
    const texts = await open
      .selectFrom('agreement_texts')
      .select(['sha256', 'text'])
      .where('sha256', '>', last)
      .orderBy('sha256')
      .limit(20)
      .execute();
    const wrong = texts.find(({ sha256, text }) => sha256Of(text) !== sha256);
    if (wrong) return { where: `text ${wrong.sha256}`, what: 'it was changed: its hash is another' };
    const end = texts.at(-1);
    if (!end) return undefined;
    last = end.sha256;
  }
}

/** Reads the whole chain, link by link from its start. Call it in one state of the database. */
export async function verifyEvidence(open: Transaction<Database>): Promise<VerifiedEvidence> {
  const { links, fault } = await firstWrongLink(open);
  const { unchained } = await open
    .selectFrom('agreement_evidence')
    .select(({ fn }) => fn.countAll<number | string>().as('unchained'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('evidence_links')
            .select('position')
            .whereRef('evidence_id', '=', 'agreement_evidence.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return { links, unchained: Number(unchained), fault: fault ?? (await firstWrongRow(open)) };
}
