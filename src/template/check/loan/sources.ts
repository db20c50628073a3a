/** Where a rule about lending comes from. Only what could be read at the source itself or at a good account of it. */
export const sources = {
  googleAds:
    'Google Ads policies, Financial products and services: Personal loans (disclosures on the landing page; full repayment in 61 days or longer)',
  googlePlay:
    'Google Play developer policies, Financial services: Personal loans (periods, maximum APR, representative example, privacy policy; no full repayment in 60 days or less)',
  rbiDigitalLending:
    'Reserve Bank of India (Digital Lending) Directions, 2025 (RBI/2025-26/36, 8 May 2025); paragraph: lender to confirm',
  rbiKeyFacts:
    'Reserve Bank of India, Key Facts Statement for Loans & Advances (RBI/2024-25/18, 15 April 2024), Annex B: APR as internal rate of return on the net disbursed amount, by reducing balance',
  rbiPenalCharges:
    'Reserve Bank of India, Fair Lending Practice – Penal Charges in Loan Accounts (RBI/2023-24/53, 18 August 2023)',
  indiaConsumers:
    'Consumer Protection Act, 2019 (India), section 2(28); CCPA Guidelines for Prevention of Misleading Advertisements, 2022',
  mexicoTransparency:
    'Ley para la Transparencia y Ordenamiento de los Servicios Financieros, artículo 8; Banco de México, Circular 21/2009 (CAT); wording in advertising: lender to confirm',
  mexicoCat:
    'Banco de México, Circular 21/2009: CAT as the yearly internal rate of return, without VAT, one decimal',
  mexicoConsumers: 'Ley Federal de Protección al Consumidor, artículo 1, fracción VII (publicidad engañosa)',
  mexicoPrivacy:
    'Ley Federal de Protección de Datos Personales en Posesión de los Particulares (DOF 20 March 2025), artículo 14',
  condusefAlert:
    'CONDUSEF, public warnings about loans offered without requirements or without consulting the credit bureau',
  lender: 'lender to confirm',
} as const;
