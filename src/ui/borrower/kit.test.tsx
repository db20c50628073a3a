import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionBar } from './ActionBar';
import { DetailRows } from './DetailRows';
import { Modal } from './Modal';
import { ModalHostContext, PageFactsContext } from './pageContexts';
import { ProductHeader } from './ProductHeader';
import { ServerLink } from './ServerLink';
import { StarRating } from './RatingSheetsContent';

const opened: string[] = [];

beforeEach(() => {
  opened.length = 0;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
      opened.push('open');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
      opened.push('close');
    },
  });
});

const facts = {
  locale: 'es',
  languageType: 2,
  utcOffsetMinutes: 0,
  consent: 'preset' as const,
  finalRefusals: [],
  marketRules: {},
  isPictureAddress: () => true,
  isServerAddress: () => true,
} as const;

describe('Modal', () => {
  it('is named by its title, says where toasts go, and gives everything back when it goes', () => {
    const hosts: string[] = [];
    const register = (sheet: HTMLElement) => {
      hosts.push(`open ${sheet.dataset.testid}`);
      return () => void hosts.push('gone');
    };
    const { unmount } = render(
      <ModalHostContext value={register}>
        <Modal title="Título" testId="sheet" />
      </ModalHostContext>,
    );
    expect(screen.getByRole('dialog', { name: 'Título' })).toBe(screen.getByTestId('sheet'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Título' }));
    unmount();
    expect(hosts).toEqual(['open sheet', 'gone']);
    expect(opened).toEqual(['open', 'close']);
  });

  it('closes by its control, by Esc and by a tap beside it', async () => {
    const closed: string[] = [];
    render(<Modal title="T" testId="sheet" onClose={() => closed.push('x')} />);
    await userEvent.click(screen.getByRole('button', { name: 'borrower:close' }));
    fireEvent(screen.getByTestId('sheet'), new Event('cancel', { cancelable: true }));
    await userEvent.click(screen.getByTestId('sheet'));
    await userEvent.click(screen.getByRole('heading'));
    expect(closed).toHaveLength(3);
  });

  it('stays where it may not be closed', () => {
    render(<Modal title="T" testId="sheet" />);
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByTestId('sheet'), cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('ActionBar', () => {
  it('does nothing while it is inactive or busy, and says so', async () => {
    const chosen: string[] = [];
    const onChosen = () => void chosen.push('x');
    const { rerender } = render(<ActionBar primary={{ label: 'Pagar', onChosen, isInactive: true }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Pagar' }));
    rerender(<ActionBar primary={{ label: 'Pagar', onChosen, isBusy: true }} />);
    expect(screen.getByRole('button', { name: 'Pagar' }).getAttribute('aria-busy')).toBe('true');
    await userEvent.click(screen.getByRole('button'));
    expect(chosen).toEqual([]);
    rerender(<ActionBar primary={{ label: 'Pagar', onChosen }} />);
    await userEvent.click(screen.getByRole('button'));
    expect(chosen).toEqual(['x']);
  });
});

describe('ProductHeader', () => {
  const logo = (name: string, address: string | null, isAllowed = true) =>
    render(
      <PageFactsContext value={{ ...facts, isPictureAddress: () => isAllowed }}>
        <ProductHeader name={name} logo={address} />
      </PageFactsContext>,
    ).container;

  it('shows the logo, and the initial where it does not load', () => {
    const container = logo('ágil', '/logo.png');
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('Á')).toBeTruthy();
  });

  it.each([
    [null, true],
    ['', true],
    ['https://elsewhere.example/x.png', false],
  ])('shows the initial where the logo is %j', (address, isAllowed) => {
    const container = logo('😀 Crédito', address, isAllowed);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('😀')).toBeTruthy();
  });
});

describe('ServerLink', () => {
  it('is a link only where it may lead', async () => {
    const chosen: string[] = [];
    const link = (isAllowed: boolean) => (
      <PageFactsContext value={{ ...facts, isServerAddress: () => isAllowed }}>
        <ServerLink address="https://a.example/" onChosen={() => chosen.push('x')}>
          Contrato
        </ServerLink>
      </PageFactsContext>
    );
    const { rerender } = render(link(true));
    expect(screen.getByRole('link', { name: 'Contrato' }).getAttribute('href')).toBe('https://a.example/');
    await userEvent.click(screen.getByRole('link'));
    rerender(link(false));
    await userEvent.click(screen.getByRole('button', { name: 'Contrato' }));
    expect(chosen).toEqual(['x', 'x']);
  });
});

describe('StarRating', () => {
  it('is a group of five choices', async () => {
    const rated: number[] = [];
    render(
      <StarRating
        label="Estrellas"
        value={2}
        nameOf={(stars) => `${stars} de 5`}
        onRated={(stars) => rated.push(stars)}
      />,
    );
    expect(screen.getByRole('group', { name: 'Estrellas' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: '2 de 5' })).toHaveProperty('checked', true);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(screen.getByRole('radio', { name: '3 de 5' }));
    await userEvent.click(screen.getByTestId('star-5'));
    expect(rated).toEqual([3, 5]);
  });
});

describe('DetailRows', () => {
  it('keeps names with their values', () => {
    render(
      <DetailRows
        rows={[{ name: 'Plazo', value: '91 días' }]}
        testId="rows"
        rowTestId="row"
        label="Detalles"
      />,
    );
    expect(screen.getByTestId('rows').querySelector('dt')?.textContent).toBe('Plazo');
    expect(screen.getByRole('definition').textContent).toBe('91 días');
    expect(screen.getAllByTestId('row')).toHaveLength(1);
  });
});
