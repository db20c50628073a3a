// Made from schemas/ by `npm run generate`. Do not edit.
export type PropRole = 'text' | 'html' | 'image' | 'action' | 'media';
export interface RoleAt {
  /** Keys from the props down; `*` stands for every item of a list. */
  readonly path: readonly string[];
  readonly role: PropRole;
}
export const propRoles: Readonly<Record<string, readonly RoleAt[]>> = {
  "agreement": [
    {
      "path": [
        "html"
      ],
      "role": "html"
    }
  ],
  "banner": [
    {
      "path": [
        "slides",
        "*",
        "image"
      ],
      "role": "image"
    },
    {
      "path": [
        "slides",
        "*",
        "action"
      ],
      "role": "action"
    }
  ],
  "benefits": [
    {
      "path": [
        "title"
      ],
      "role": "text"
    },
    {
      "path": [
        "items",
        "*",
        "title"
      ],
      "role": "text"
    },
    {
      "path": [
        "items",
        "*",
        "text"
      ],
      "role": "text"
    }
  ],
  "calculator": [
    {
      "path": [
        "title"
      ],
      "role": "text"
    },
    {
      "path": [
        "termLabel"
      ],
      "role": "text"
    },
    {
      "path": [
        "borrowedLabel"
      ],
      "role": "text"
    },
    {
      "path": [
        "totalLabel"
      ],
      "role": "text"
    }
  ],
  "columns": [],
  "countdown": [
    {
      "path": [
        "label"
      ],
      "role": "text"
    }
  ],
  "cta": [
    {
      "path": [
        "label"
      ],
      "role": "text"
    },
    {
      "path": [
        "action"
      ],
      "role": "action"
    }
  ],
  "dataGroup": [
    {
      "path": [
        "fields",
        "*",
        "label"
      ],
      "role": "text"
    },
    {
      "path": [
        "fields",
        "*",
        "options",
        "*",
        "label"
      ],
      "role": "text"
    }
  ],
  "disclosure": [
    {
      "path": [
        "example"
      ],
      "role": "text"
    },
    {
      "path": [
        "lender"
      ],
      "role": "text"
    }
  ],
  "download": [
    {
      "path": [
        "label"
      ],
      "role": "text"
    }
  ],
  "faq": [
    {
      "path": [
        "title"
      ],
      "role": "text"
    },
    {
      "path": [
        "items",
        "*",
        "question"
      ],
      "role": "text"
    },
    {
      "path": [
        "items",
        "*",
        "answer"
      ],
      "role": "text"
    }
  ],
  "footer": [
    {
      "path": [
        "html"
      ],
      "role": "html"
    }
  ],
  "hero": [
    {
      "path": [
        "title"
      ],
      "role": "text"
    },
    {
      "path": [
        "subtitle"
      ],
      "role": "text"
    },
    {
      "path": [
        "image"
      ],
      "role": "image"
    },
    {
      "path": [
        "cta",
        "label"
      ],
      "role": "text"
    },
    {
      "path": [
        "cta",
        "action"
      ],
      "role": "action"
    }
  ],
  "image": [
    {
      "path": [
        "image"
      ],
      "role": "image"
    },
    {
      "path": [
        "action"
      ],
      "role": "action"
    }
  ],
  "registration": [
    {
      "path": [
        "title"
      ],
      "role": "text"
    },
    {
      "path": [
        "phoneLabel"
      ],
      "role": "text"
    },
    {
      "path": [
        "captchaLabel"
      ],
      "role": "text"
    },
    {
      "path": [
        "smsLabel"
      ],
      "role": "text"
    },
    {
      "path": [
        "sendLabel"
      ],
      "role": "text"
    },
    {
      "path": [
        "submitLabel"
      ],
      "role": "text"
    },
    {
      "path": [
        "agreementLabel"
      ],
      "role": "text"
    },
    {
      "path": [
        "fields",
        "*",
        "label"
      ],
      "role": "text"
    },
    {
      "path": [
        "fields",
        "*",
        "options",
        "*",
        "label"
      ],
      "role": "text"
    }
  ],
  "reviews": [
    {
      "path": [
        "title"
      ],
      "role": "text"
    },
    {
      "path": [
        "items",
        "*",
        "name"
      ],
      "role": "text"
    },
    {
      "path": [
        "items",
        "*",
        "text"
      ],
      "role": "text"
    }
  ],
  "richText": [
    {
      "path": [
        "html"
      ],
      "role": "html"
    }
  ],
  "spacer": [],
  "steps": [
    {
      "path": [
        "title"
      ],
      "role": "text"
    },
    {
      "path": [
        "items",
        "*",
        "title"
      ],
      "role": "text"
    },
    {
      "path": [
        "items",
        "*",
        "text"
      ],
      "role": "text"
    }
  ],
  "video": [
    {
      "path": [
        "title"
      ],
      "role": "text"
    },
    {
      "path": [
        "poster"
      ],
      "role": "image"
    },
    {
      "path": [
        "sources",
        "*",
        "src"
      ],
      "role": "media"
    },
    {
      "path": [
        "captions",
        "*",
        "src"
      ],
      "role": "media"
    },
    {
      "path": [
        "captions",
        "*",
        "label"
      ],
      "role": "text"
    }
  ]
};
