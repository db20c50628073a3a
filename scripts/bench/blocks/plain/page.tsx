/**
 * The plain stack, which our pages are measured beside: React, Redux Toolkit, react-i18next, and ajv that compiles its
 * schema at run time and checks the whole document once. Nothing is sanitised, and a block that throws takes the page along.
 */
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import Ajv from 'ajv';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { templateSchema } from './schema';

type Props = Readonly<Record<string, never>>;

interface Template {
  readonly blocks: readonly { readonly id: string; readonly type: string; readonly props: Props }[];
}

interface State {
  readonly template: Template | undefined;
  readonly chosen: string;
}

const initialState: State = { template: undefined, chosen: '' };

const { reducer, actions } = createSlice({
  name: 'page',
  initialState,
  reducers: {
    loaded: (state, { payload }: PayloadAction<Template>) => ({ ...state, template: payload }),
    chosen: (state, { payload }: PayloadAction<string>) => ({ ...state, chosen: payload }),
  },
});

interface BlockProps<Item = unknown> {
  readonly id: string;
  readonly items: readonly Item[];
}

const RichText = ({ id, html }: { readonly id: string; readonly html: string }) => (
  <section id={id} dangerouslySetInnerHTML={{ __html: html }} />
);

interface Named {
  readonly title: string;
  readonly text: string;
}

const Benefits = ({ id, items }: BlockProps<Named>) => (
  <section id={id} className="benefits">
    {items.map(({ title, text }) => (
      <div key={title} className="benefit">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="m5 12.5 4.5 4.5L19 7.5" />
        </svg>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    ))}
  </section>
);

const Faq = ({ id, items }: BlockProps<{ readonly question: string; readonly answer: string }>) => (
  <section id={id} className="faq">
    {items.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </section>
);

const Steps = ({ id, items }: BlockProps<Named>) => (
  <section id={id}>
    <ol>
      {items.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

interface CtaProps {
  readonly id: string;
  readonly label: string;
  readonly action: { readonly type: string };
}

function Cta({ id, label, action }: CtaProps) {
  const dispatch = useDispatch();
  return (
    <section id={id}>
      <button type="button" onClick={() => dispatch(actions.chosen(action.type))}>
        {label}
      </button>
    </section>
  );
}

const views: Readonly<Record<string, ComponentType<never>>> = {
  richText: RichText,
  benefits: Benefits,
  faq: Faq,
  steps: Steps,
  cta: Cta,
};

function Page() {
  const { t } = useTranslation();
  const template = useSelector((state: State) => state.template);
  if (!template) return <p>{t('loading')}</p>;
  return (
    <main>
      {template.blocks.map(({ id, type, props }) => {
        const View = views[type] as ComponentType<{ readonly id: string }> | undefined;
        return View && <View key={id} id={`block-${id}`} {...props} />;
      })}
    </main>
  );
}

const store = configureStore({ reducer });
void i18next.use(initReactI18next).init({
  lng: 'es',
  initAsync: false,
  resources: { es: { translation: { loading: '…' } } },
});
const validate = new Ajv({ discriminator: true, allErrors: true }).compile<Template>(templateSchema);

async function load(): Promise<void> {
  const reply = await fetch(`/template${window.location.search}`);
  const document: unknown = await reply.json();
  if (!validate(document)) throw new Error(JSON.stringify(validate.errors));
  store.dispatch(actions.loaded(document));
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
void load();
