// Made from schemas/ by `npm run generate`. Do not edit.
import type texts from '../../locales/en/editorFields.json';

type Texts = typeof texts;

interface FieldBase {
  /** Name of the property; empty: an item of a list. */
  readonly key: string;
  /** Below `editorFields:label`. */
  readonly label: keyof Texts['label'];
  /** Below `editorFields:help`. */
  readonly help?: keyof Texts['help'];
  readonly isRequired: boolean;
  /** What holds where the property is absent. */
  readonly default?: string | number | boolean;
}

export interface FieldChoice {
  readonly value: string;
  /** Below `editorFields:choice`; absent: the value itself is shown. */
  readonly label?: keyof Texts['choice'];
}

interface NumberBounds {
  readonly isInteger: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Kinds that need to know nothing else. */
type PlainKind =
  | 'text' | 'html' | 'image' | 'action' | 'color' | 'condition' | 'blockId' | 'templateId' | 'address'
  | 'boolean' | 'dateTime' | 'option' | 'json';

/** How one property of a template or of a block's props is edited. */
export type FieldSchema = FieldBase &
  (
    | { [Kind in PlainKind]: { readonly kind: Kind } }[PlainKind]
    | { readonly kind: 'string'; readonly pattern?: string; readonly minLength?: number; readonly maxLength?: number }
    | ({ readonly kind: 'number'; readonly unit?: 'minorUnits' | 'stars' } & NumberBounds)
    | ({ readonly kind: 'size'; readonly options: readonly FieldChoice[] } & NumberBounds)
    | { readonly kind: 'choice'; readonly options: readonly FieldChoice[] }
    | { readonly kind: 'object'; readonly fields: readonly FieldSchema[] }
    | { readonly kind: 'list'; readonly item: FieldSchema; readonly minItems?: number; readonly maxItems?: number }
    | { readonly kind: 'blocks'; readonly minItems?: number; readonly maxItems?: number }
  );

/** Fields of each block type's props. */
export const blockFields: Readonly<Record<keyof Texts['block'], readonly FieldSchema[]>> = {
  "agreement": [
    {
      "key": "html",
      "label": "agreement_html",
      "isRequired": true,
      "kind": "html"
    }
  ],
  "banner": [
    {
      "key": "slides",
      "label": "banner_slides",
      "isRequired": true,
      "kind": "list",
      "item": {
        "key": "",
        "label": "banner_slides",
        "isRequired": true,
        "kind": "object",
        "fields": [
          {
            "key": "image",
            "label": "banner_slides_image",
            "isRequired": true,
            "kind": "image"
          },
          {
            "key": "action",
            "label": "banner_slides_action",
            "isRequired": false,
            "kind": "action"
          }
        ]
      },
      "minItems": 1,
      "maxItems": 20
    },
    {
      "key": "intervalMs",
      "label": "banner_intervalMs",
      "help": "banner_intervalMs",
      "isRequired": false,
      "default": 3000,
      "kind": "number",
      "isInteger": false
    }
  ],
  "benefits": [
    {
      "key": "title",
      "label": "benefits_title",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "items",
      "label": "benefits_items",
      "isRequired": true,
      "kind": "list",
      "item": {
        "key": "",
        "label": "benefits_items",
        "isRequired": true,
        "kind": "object",
        "fields": [
          {
            "key": "icon",
            "label": "benefits_items_icon",
            "help": "benefits_items_icon",
            "isRequired": false,
            "kind": "string",
            "maxLength": 64
          },
          {
            "key": "title",
            "label": "benefits_items_title",
            "isRequired": true,
            "kind": "text"
          },
          {
            "key": "text",
            "label": "benefits_items_text",
            "isRequired": true,
            "kind": "text"
          }
        ]
      },
      "maxItems": 50
    }
  ],
  "calculator": [
    {
      "key": "title",
      "label": "calculator_title",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "minAmount",
      "label": "calculator_minAmount",
      "help": "calculator_minAmount",
      "isRequired": true,
      "kind": "number",
      "isInteger": true,
      "minimum": 0,
      "maximum": 1000000000000,
      "unit": "minorUnits"
    },
    {
      "key": "maxAmount",
      "label": "calculator_maxAmount",
      "help": "calculator_maxAmount",
      "isRequired": true,
      "kind": "number",
      "isInteger": true,
      "minimum": 0,
      "maximum": 1000000000000,
      "unit": "minorUnits"
    },
    {
      "key": "step",
      "label": "calculator_step",
      "help": "calculator_step",
      "isRequired": true,
      "kind": "number",
      "isInteger": true,
      "minimum": 1,
      "maximum": 1000000000000,
      "unit": "minorUnits"
    },
    {
      "key": "termsDays",
      "label": "calculator_termsDays",
      "help": "calculator_termsDays",
      "isRequired": true,
      "kind": "list",
      "item": {
        "key": "",
        "label": "calculator_termsDays",
        "isRequired": true,
        "kind": "number",
        "isInteger": true,
        "minimum": 1,
        "maximum": 3650
      },
      "minItems": 1,
      "maxItems": 24
    },
    {
      "key": "termLabel",
      "label": "calculator_termLabel",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "dailyRate",
      "label": "calculator_dailyRate",
      "help": "calculator_dailyRate",
      "isRequired": true,
      "kind": "number",
      "isInteger": false,
      "minimum": 0,
      "maximum": 1
    },
    {
      "key": "borrowedLabel",
      "label": "calculator_borrowedLabel",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "totalLabel",
      "label": "calculator_totalLabel",
      "isRequired": false,
      "kind": "text"
    }
  ],
  "columns": [
    {
      "key": "columns",
      "label": "columns_columns",
      "isRequired": true,
      "kind": "blocks",
      "minItems": 1,
      "maxItems": 6
    }
  ],
  "countdown": [
    {
      "key": "until",
      "label": "countdown_until",
      "help": "countdown_until",
      "isRequired": true,
      "kind": "dateTime"
    },
    {
      "key": "label",
      "label": "countdown_label",
      "isRequired": false,
      "kind": "text"
    }
  ],
  "cta": [
    {
      "key": "label",
      "label": "cta_label",
      "isRequired": true,
      "kind": "text"
    },
    {
      "key": "action",
      "label": "cta_action",
      "isRequired": true,
      "kind": "action"
    },
    {
      "key": "sticky",
      "label": "cta_sticky",
      "isRequired": false,
      "default": false,
      "kind": "boolean"
    }
  ],
  "dataGroup": [
    {
      "key": "group",
      "label": "dataGroup_group",
      "isRequired": true,
      "kind": "choice",
      "options": [
        {
          "value": "public",
          "label": "dataGroup_group_public"
        },
        {
          "value": "personal",
          "label": "dataGroup_group_personal"
        },
        {
          "value": "job",
          "label": "dataGroup_group_job"
        },
        {
          "value": "ext",
          "label": "dataGroup_group_ext"
        },
        {
          "value": "bank",
          "label": "dataGroup_group_bank"
        }
      ]
    },
    {
      "key": "fields",
      "label": "dataGroup_fields",
      "isRequired": true,
      "kind": "list",
      "item": {
        "key": "",
        "label": "dataGroup_fields",
        "isRequired": true,
        "kind": "object",
        "fields": [
          {
            "key": "key",
            "label": "dataField_key",
            "help": "dataField_key",
            "isRequired": true,
            "kind": "string",
            "pattern": "^[A-Za-z][A-Za-z0-9_]{0,63}$"
          },
          {
            "key": "label",
            "label": "dataField_label",
            "isRequired": true,
            "kind": "text"
          },
          {
            "key": "kind",
            "label": "dataField_kind",
            "help": "dataField_kind",
            "isRequired": true,
            "kind": "choice",
            "options": [
              {
                "value": "txt",
                "label": "dataField_kind_txt"
              },
              {
                "value": "enum",
                "label": "dataField_kind_enum"
              },
              {
                "value": "day",
                "label": "dataField_kind_day"
              },
              {
                "value": "tips",
                "label": "dataField_kind_tips"
              },
              {
                "value": "citySelect",
                "label": "dataField_kind_citySelect"
              }
            ]
          },
          {
            "key": "required",
            "label": "dataField_required",
            "isRequired": false,
            "default": false,
            "kind": "boolean"
          },
          {
            "key": "options",
            "label": "dataField_options",
            "isRequired": false,
            "kind": "list",
            "item": {
              "key": "",
              "label": "dataField_options",
              "isRequired": true,
              "kind": "option"
            },
            "maxItems": 1000
          }
        ]
      },
      "maxItems": 50
    }
  ],
  "disclosure": [
    {
      "key": "minTermDays",
      "label": "disclosure_minTermDays",
      "help": "disclosure_minTermDays",
      "isRequired": true,
      "kind": "number",
      "isInteger": true,
      "minimum": 1,
      "maximum": 36500
    },
    {
      "key": "maxTermDays",
      "label": "disclosure_maxTermDays",
      "help": "disclosure_maxTermDays",
      "isRequired": true,
      "kind": "number",
      "isInteger": true,
      "minimum": 1,
      "maximum": 36500
    },
    {
      "key": "maxApr",
      "label": "disclosure_maxApr",
      "help": "disclosure_maxApr",
      "isRequired": true,
      "kind": "number",
      "isInteger": false,
      "minimum": 0,
      "maximum": 100000
    },
    {
      "key": "example",
      "label": "disclosure_example",
      "isRequired": true,
      "kind": "text"
    },
    {
      "key": "lender",
      "label": "disclosure_lender",
      "help": "disclosure_lender",
      "isRequired": false,
      "kind": "text"
    }
  ],
  "download": [
    {
      "key": "label",
      "label": "download_label",
      "isRequired": false,
      "kind": "text"
    }
  ],
  "faq": [
    {
      "key": "title",
      "label": "faq_title",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "items",
      "label": "faq_items",
      "isRequired": true,
      "kind": "list",
      "item": {
        "key": "",
        "label": "faq_items",
        "isRequired": true,
        "kind": "object",
        "fields": [
          {
            "key": "question",
            "label": "faq_items_question",
            "isRequired": true,
            "kind": "text"
          },
          {
            "key": "answer",
            "label": "faq_items_answer",
            "isRequired": true,
            "kind": "text"
          }
        ]
      },
      "maxItems": 100
    }
  ],
  "footer": [
    {
      "key": "html",
      "label": "footer_html",
      "isRequired": true,
      "kind": "html"
    }
  ],
  "hero": [
    {
      "key": "title",
      "label": "hero_title",
      "isRequired": true,
      "kind": "text"
    },
    {
      "key": "subtitle",
      "label": "hero_subtitle",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "image",
      "label": "hero_image",
      "isRequired": false,
      "kind": "image"
    },
    {
      "key": "cta",
      "label": "hero_cta",
      "isRequired": false,
      "kind": "object",
      "fields": [
        {
          "key": "label",
          "label": "hero_cta_label",
          "isRequired": true,
          "kind": "text"
        },
        {
          "key": "action",
          "label": "hero_cta_action",
          "isRequired": true,
          "kind": "action"
        }
      ]
    }
  ],
  "image": [
    {
      "key": "image",
      "label": "image_image",
      "isRequired": true,
      "kind": "image"
    },
    {
      "key": "action",
      "label": "image_action",
      "isRequired": false,
      "kind": "action"
    }
  ],
  "registration": [
    {
      "key": "title",
      "label": "registration_title",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "phoneRule",
      "label": "registration_phoneRule",
      "help": "registration_phoneRule",
      "isRequired": false,
      "default": "cn",
      "kind": "choice",
      "options": [
        {
          "value": "cn",
          "label": "registration_phoneRule_cn"
        },
        {
          "value": "mx",
          "label": "registration_phoneRule_mx"
        },
        {
          "value": "in",
          "label": "registration_phoneRule_in"
        }
      ]
    },
    {
      "key": "phoneLabel",
      "label": "registration_phoneLabel",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "captchaLabel",
      "label": "registration_captchaLabel",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "smsLabel",
      "label": "registration_smsLabel",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "sendLabel",
      "label": "registration_sendLabel",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "submitLabel",
      "label": "registration_submitLabel",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "agreementLabel",
      "label": "registration_agreementLabel",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "fields",
      "label": "registration_fields",
      "isRequired": false,
      "kind": "list",
      "item": {
        "key": "",
        "label": "registration_fields",
        "isRequired": true,
        "kind": "object",
        "fields": [
          {
            "key": "key",
            "label": "dataField_key",
            "help": "dataField_key",
            "isRequired": true,
            "kind": "string",
            "pattern": "^[A-Za-z][A-Za-z0-9_]{0,63}$"
          },
          {
            "key": "label",
            "label": "dataField_label",
            "isRequired": true,
            "kind": "text"
          },
          {
            "key": "kind",
            "label": "dataField_kind",
            "help": "dataField_kind",
            "isRequired": true,
            "kind": "choice",
            "options": [
              {
                "value": "txt",
                "label": "dataField_kind_txt"
              },
              {
                "value": "enum",
                "label": "dataField_kind_enum"
              },
              {
                "value": "day",
                "label": "dataField_kind_day"
              },
              {
                "value": "tips",
                "label": "dataField_kind_tips"
              },
              {
                "value": "citySelect",
                "label": "dataField_kind_citySelect"
              }
            ]
          },
          {
            "key": "required",
            "label": "dataField_required",
            "isRequired": false,
            "default": false,
            "kind": "boolean"
          },
          {
            "key": "options",
            "label": "dataField_options",
            "isRequired": false,
            "kind": "list",
            "item": {
              "key": "",
              "label": "dataField_options",
              "isRequired": true,
              "kind": "option"
            },
            "maxItems": 1000
          }
        ]
      },
      "maxItems": 50
    }
  ],
  "reviews": [
    {
      "key": "title",
      "label": "reviews_title",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "items",
      "label": "reviews_items",
      "isRequired": true,
      "kind": "list",
      "item": {
        "key": "",
        "label": "reviews_items",
        "isRequired": true,
        "kind": "object",
        "fields": [
          {
            "key": "name",
            "label": "reviews_items_name",
            "isRequired": true,
            "kind": "text"
          },
          {
            "key": "rating",
            "label": "reviews_items_rating",
            "help": "reviews_items_rating",
            "isRequired": true,
            "kind": "number",
            "isInteger": false,
            "minimum": 1,
            "maximum": 5,
            "unit": "stars"
          },
          {
            "key": "text",
            "label": "reviews_items_text",
            "isRequired": true,
            "kind": "text"
          }
        ]
      },
      "maxItems": 100
    }
  ],
  "richText": [
    {
      "key": "html",
      "label": "richText_html",
      "isRequired": true,
      "kind": "html"
    }
  ],
  "spacer": [
    {
      "key": "size",
      "label": "spacer_size",
      "help": "spacer_size",
      "isRequired": true,
      "kind": "size",
      "isInteger": false,
      "options": [
        {
          "value": "small",
          "label": "spacer_size_small"
        },
        {
          "value": "medium",
          "label": "spacer_size_medium"
        },
        {
          "value": "large",
          "label": "spacer_size_large"
        }
      ]
    }
  ],
  "steps": [
    {
      "key": "title",
      "label": "steps_title",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "items",
      "label": "steps_items",
      "isRequired": true,
      "kind": "list",
      "item": {
        "key": "",
        "label": "steps_items",
        "isRequired": true,
        "kind": "object",
        "fields": [
          {
            "key": "title",
            "label": "steps_items_title",
            "isRequired": true,
            "kind": "text"
          },
          {
            "key": "text",
            "label": "steps_items_text",
            "isRequired": true,
            "kind": "text"
          }
        ]
      },
      "maxItems": 50
    }
  ],
  "video": [
    {
      "key": "title",
      "label": "video_title",
      "help": "video_title",
      "isRequired": true,
      "kind": "text"
    },
    {
      "key": "poster",
      "label": "video_poster",
      "isRequired": true,
      "kind": "image"
    },
    {
      "key": "sources",
      "label": "video_sources",
      "help": "video_sources",
      "isRequired": true,
      "kind": "list",
      "item": {
        "key": "",
        "label": "video_sources",
        "isRequired": true,
        "kind": "object",
        "fields": [
          {
            "key": "src",
            "label": "video_sources_src",
            "isRequired": true,
            "kind": "string",
            "minLength": 1,
            "maxLength": 2048
          },
          {
            "key": "type",
            "label": "video_sources_type",
            "isRequired": true,
            "kind": "choice",
            "options": [
              {
                "value": "video/mp4"
              },
              {
                "value": "video/webm"
              }
            ]
          }
        ]
      },
      "minItems": 1,
      "maxItems": 6
    },
    {
      "key": "captions",
      "label": "video_captions",
      "help": "video_captions",
      "isRequired": false,
      "kind": "list",
      "item": {
        "key": "",
        "label": "video_captions",
        "isRequired": true,
        "kind": "object",
        "fields": [
          {
            "key": "src",
            "label": "video_captions_src",
            "help": "video_captions_src",
            "isRequired": true,
            "kind": "string",
            "minLength": 1,
            "maxLength": 2048
          },
          {
            "key": "language",
            "label": "video_captions_language",
            "help": "video_captions_language",
            "isRequired": true,
            "kind": "string",
            "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",
            "maxLength": 35
          },
          {
            "key": "label",
            "label": "video_captions_label",
            "isRequired": false,
            "kind": "text"
          }
        ]
      },
      "maxItems": 12
    }
  ]
};

/** Fields of the document itself. */
export const pageFields: readonly FieldSchema[] = [
  {
    "key": "schemaVersion",
    "label": "template_schemaVersion",
    "isRequired": true,
    "kind": "number",
    "isInteger": true,
    "minimum": 1
  },
  {
    "key": "id",
    "label": "template_id",
    "isRequired": true,
    "kind": "templateId"
  },
  {
    "key": "kind",
    "label": "template_kind",
    "isRequired": true,
    "kind": "choice",
    "options": [
      {
        "value": "landing",
        "label": "template_kind_landing"
      },
      {
        "value": "download",
        "label": "template_kind_download"
      },
      {
        "value": "agreement",
        "label": "template_kind_agreement"
      },
      {
        "value": "channel",
        "label": "template_kind_channel"
      }
    ]
  },
  {
    "key": "name",
    "label": "template_name",
    "help": "template_name",
    "isRequired": false,
    "kind": "string",
    "maxLength": 200
  },
  {
    "key": "locale",
    "label": "template_locale",
    "isRequired": true,
    "kind": "choice",
    "options": [
      {
        "value": "en",
        "label": "locale_en"
      },
      {
        "value": "es",
        "label": "locale_es"
      },
      {
        "value": "zh",
        "label": "locale_zh"
      },
      {
        "value": "hi",
        "label": "locale_hi"
      }
    ]
  },
  {
    "key": "market",
    "label": "template_market",
    "help": "template_market",
    "isRequired": false,
    "kind": "choice",
    "options": [
      {
        "value": "mx",
        "label": "template_market_mx"
      },
      {
        "value": "in",
        "label": "template_market_in"
      },
      {
        "value": "none",
        "label": "template_market_none"
      }
    ]
  },
  {
    "key": "title",
    "label": "template_title",
    "help": "template_title",
    "isRequired": false,
    "kind": "text"
  },
  {
    "key": "description",
    "label": "template_description",
    "help": "template_description",
    "isRequired": false,
    "kind": "text"
  },
  {
    "key": "shareImage",
    "label": "template_shareImage",
    "isRequired": false,
    "kind": "image"
  },
  {
    "key": "theme",
    "label": "template_theme",
    "isRequired": false,
    "kind": "object",
    "fields": [
      {
        "key": "background",
        "label": "theme_background",
        "isRequired": false,
        "kind": "color"
      },
      {
        "key": "text",
        "label": "theme_text",
        "isRequired": false,
        "kind": "color"
      },
      {
        "key": "accent",
        "label": "theme_accent",
        "isRequired": false,
        "kind": "color"
      }
    ]
  },
  {
    "key": "links",
    "label": "template_links",
    "isRequired": false,
    "kind": "object",
    "fields": [
      {
        "key": "download",
        "label": "template_links_download",
        "isRequired": false,
        "kind": "templateId"
      },
      {
        "key": "agreement",
        "label": "template_links_agreement",
        "isRequired": false,
        "kind": "templateId"
      },
      {
        "key": "after",
        "label": "template_links_after",
        "help": "template_links_after",
        "isRequired": false,
        "kind": "templateId"
      }
    ]
  },
  {
    "key": "blocks",
    "label": "template_blocks",
    "isRequired": true,
    "kind": "blocks",
    "maxItems": 5000
  }
];

/** Fields of pieces that several blocks share. */
export const definitionFields: Readonly<Record<'image' | 'linkAction' | 'scrollToAction' | 'openAppAction' | 'downloadAction' | 'agreementAction' | 'callAction' | 'nativeAction' | 'comparison' | 'allCondition' | 'anyCondition' | 'notCondition' | 'variant' | 'dataOption', readonly FieldSchema[]>> = {
  "image": [
    {
      "key": "src",
      "label": "image_src",
      "help": "image_src",
      "isRequired": true,
      "kind": "string",
      "minLength": 1,
      "maxLength": 2048
    },
    {
      "key": "alt",
      "label": "image_alt",
      "help": "image_alt",
      "isRequired": false,
      "kind": "text"
    },
    {
      "key": "width",
      "label": "image_width",
      "help": "image_width",
      "isRequired": false,
      "kind": "number",
      "isInteger": true,
      "minimum": 1,
      "maximum": 10000
    },
    {
      "key": "height",
      "label": "image_height",
      "help": "image_height",
      "isRequired": false,
      "kind": "number",
      "isInteger": true,
      "minimum": 1,
      "maximum": 10000
    },
    {
      "key": "sources",
      "label": "image_sources",
      "help": "image_sources",
      "isRequired": false,
      "kind": "list",
      "item": {
        "key": "",
        "label": "image_sources",
        "isRequired": true,
        "kind": "object",
        "fields": [
          {
            "key": "src",
            "label": "image_sources_src",
            "isRequired": true,
            "kind": "string",
            "minLength": 1,
            "maxLength": 2048
          },
          {
            "key": "width",
            "label": "image_sources_width",
            "help": "image_sources_width",
            "isRequired": true,
            "kind": "number",
            "isInteger": true,
            "minimum": 1,
            "maximum": 10000
          },
          {
            "key": "type",
            "label": "image_sources_type",
            "isRequired": true,
            "kind": "choice",
            "options": [
              {
                "value": "image/avif"
              },
              {
                "value": "image/webp"
              },
              {
                "value": "image/jpeg"
              },
              {
                "value": "image/png"
              }
            ]
          }
        ]
      },
      "maxItems": 24
    }
  ],
  "linkAction": [
    {
      "key": "href",
      "label": "linkAction_href",
      "isRequired": true,
      "kind": "address"
    }
  ],
  "scrollToAction": [
    {
      "key": "block",
      "label": "scrollToAction_block",
      "isRequired": true,
      "kind": "blockId"
    }
  ],
  "openAppAction": [],
  "downloadAction": [],
  "agreementAction": [],
  "callAction": [
    {
      "key": "phone",
      "label": "callAction_phone",
      "help": "callAction_phone",
      "isRequired": false,
      "kind": "string",
      "minLength": 3,
      "maxLength": 20
    }
  ],
  "nativeAction": [
    {
      "key": "page",
      "label": "nativeAction_page",
      "help": "nativeAction_page",
      "isRequired": true,
      "kind": "string",
      "minLength": 1,
      "maxLength": 64
    },
    {
      "key": "param",
      "label": "nativeAction_param",
      "isRequired": false,
      "kind": "json"
    }
  ],
  "comparison": [
    {
      "key": "field",
      "label": "comparison_field",
      "help": "comparison_field",
      "isRequired": true,
      "kind": "string",
      "pattern": "^(query\\.[^\\s]{1,100}|clientType|languageType|registered|now)$"
    },
    {
      "key": "op",
      "label": "comparison_op",
      "isRequired": true,
      "kind": "choice",
      "options": [
        {
          "value": "eq",
          "label": "comparison_op_eq"
        },
        {
          "value": "ne",
          "label": "comparison_op_ne"
        },
        {
          "value": "in",
          "label": "comparison_op_in"
        },
        {
          "value": "gt",
          "label": "comparison_op_gt"
        },
        {
          "value": "lt",
          "label": "comparison_op_lt"
        },
        {
          "value": "exists",
          "label": "comparison_op_exists"
        }
      ]
    },
    {
      "key": "value",
      "label": "comparison_value",
      "help": "comparison_value",
      "isRequired": true,
      "kind": "json"
    }
  ],
  "allCondition": [
    {
      "key": "all",
      "label": "allCondition_all",
      "isRequired": true,
      "kind": "list",
      "item": {
        "key": "",
        "label": "allCondition_all",
        "isRequired": true,
        "kind": "condition"
      },
      "maxItems": 100
    }
  ],
  "anyCondition": [
    {
      "key": "any",
      "label": "anyCondition_any",
      "isRequired": true,
      "kind": "list",
      "item": {
        "key": "",
        "label": "anyCondition_any",
        "isRequired": true,
        "kind": "condition"
      },
      "maxItems": 100
    }
  ],
  "notCondition": [
    {
      "key": "not",
      "label": "notCondition_not",
      "isRequired": true,
      "kind": "condition"
    }
  ],
  "variant": [
    {
      "key": "experiment",
      "label": "variant_experiment",
      "isRequired": true,
      "kind": "string",
      "pattern": "^[A-Za-z0-9_-]{1,64}$"
    },
    {
      "key": "group",
      "label": "variant_group",
      "isRequired": true,
      "kind": "string",
      "pattern": "^[A-Za-z0-9_-]{1,64}$"
    },
    {
      "key": "weight",
      "label": "variant_weight",
      "help": "variant_weight",
      "isRequired": true,
      "kind": "number",
      "isInteger": false,
      "minimum": 0,
      "maximum": 1000000
    }
  ],
  "dataOption": [
    {
      "key": "value",
      "label": "dataOption_value",
      "isRequired": true,
      "kind": "string"
    },
    {
      "key": "label",
      "label": "dataOption_label",
      "isRequired": true,
      "kind": "text"
    }
  ]
};
