// Made from schemas/ by `npm run generate`. Do not edit.
/**
 * Names that a place of a document may hold. `children` leads on: by name, or `*` for the items of a list. No `names`:
 * anything may stand there.
 */
export interface NameTree {
  readonly names?: readonly string[];
  readonly children: Readonly<Record<string, NameTree>>;
}
export const documentNames: NameTree = {"names":["$schema","schemaVersion","id","kind","name","locale","market","title","description","shareImage","theme","links","blocks"],"children":{"$schema":{"children":{}},"schemaVersion":{"children":{}},"id":{"children":{}},"kind":{"children":{}},"name":{"children":{}},"locale":{"children":{}},"market":{"children":{}},"title":{"names":["en","es","zh","hi"],"children":{"en":{"children":{}},"es":{"children":{}},"zh":{"children":{}},"hi":{"children":{}}}},"description":{"names":["en","es","zh","hi"],"children":{"en":{"children":{}},"es":{"children":{}},"zh":{"children":{}},"hi":{"children":{}}}},"shareImage":{"names":["src","alt","width","height","sources"],"children":{"src":{"children":{}},"alt":{"names":["en","es","zh","hi"],"children":{"en":{"children":{}},"es":{"children":{}},"zh":{"children":{}},"hi":{"children":{}}}},"width":{"children":{}},"height":{"children":{}},"sources":{"children":{"*":{"names":["src","width","type"],"children":{"src":{"children":{}},"width":{"children":{}},"type":{"children":{}}}}}}}},"theme":{"names":["background","text","accent"],"children":{"background":{"children":{}},"text":{"children":{}},"accent":{"children":{}}}},"links":{"names":["download","agreement","after"],"children":{"download":{"children":{}},"agreement":{"children":{}},"after":{"children":{}}}},"blocks":{"children":{"*":{"children":{}}}}}};
export const blockNames: NameTree = {"names":["id","type","version","props","visibleWhen","variant","synced"],"children":{"id":{"children":{}},"type":{"children":{}},"version":{"children":{}},"props":{"children":{}},"visibleWhen":{"children":{}},"variant":{"names":["experiment","group","weight"],"children":{"experiment":{"children":{}},"group":{"children":{}},"weight":{"children":{}}}},"synced":{"names":["id","version","block"],"children":{"id":{"children":{}},"version":{"children":{}},"block":{"children":{}}}}}};
export const propNames: Readonly<Record<string, NameTree>> = {
  "agreement": {
    "names": [
      "html"
    ],
    "children": {
      "html": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      }
    }
  },
  "banner": {
    "names": [
      "slides",
      "intervalMs"
    ],
    "children": {
      "slides": {
        "children": {
          "*": {
            "names": [
              "image",
              "action"
            ],
            "children": {
              "image": {
                "names": [
                  "src",
                  "alt",
                  "width",
                  "height",
                  "sources"
                ],
                "children": {
                  "src": {
                    "children": {}
                  },
                  "alt": {
                    "names": [
                      "en",
                      "es",
                      "zh",
                      "hi"
                    ],
                    "children": {
                      "en": {
                        "children": {}
                      },
                      "es": {
                        "children": {}
                      },
                      "zh": {
                        "children": {}
                      },
                      "hi": {
                        "children": {}
                      }
                    }
                  },
                  "width": {
                    "children": {}
                  },
                  "height": {
                    "children": {}
                  },
                  "sources": {
                    "children": {
                      "*": {
                        "names": [
                          "src",
                          "width",
                          "type"
                        ],
                        "children": {
                          "src": {
                            "children": {}
                          },
                          "width": {
                            "children": {}
                          },
                          "type": {
                            "children": {}
                          }
                        }
                      }
                    }
                  }
                }
              },
              "action": {
                "names": [
                  "type",
                  "href",
                  "block",
                  "phone",
                  "page",
                  "param"
                ],
                "children": {
                  "type": {
                    "children": {}
                  },
                  "href": {
                    "children": {}
                  },
                  "block": {
                    "children": {}
                  },
                  "phone": {
                    "children": {}
                  },
                  "page": {
                    "children": {}
                  },
                  "param": {
                    "children": {}
                  }
                }
              }
            }
          }
        }
      },
      "intervalMs": {
        "children": {}
      }
    }
  },
  "benefits": {
    "names": [
      "title",
      "items"
    ],
    "children": {
      "title": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "items": {
        "children": {
          "*": {
            "names": [
              "icon",
              "title",
              "text"
            ],
            "children": {
              "icon": {
                "children": {}
              },
              "title": {
                "names": [
                  "en",
                  "es",
                  "zh",
                  "hi"
                ],
                "children": {
                  "en": {
                    "children": {}
                  },
                  "es": {
                    "children": {}
                  },
                  "zh": {
                    "children": {}
                  },
                  "hi": {
                    "children": {}
                  }
                }
              },
              "text": {
                "names": [
                  "en",
                  "es",
                  "zh",
                  "hi"
                ],
                "children": {
                  "en": {
                    "children": {}
                  },
                  "es": {
                    "children": {}
                  },
                  "zh": {
                    "children": {}
                  },
                  "hi": {
                    "children": {}
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "calculator": {
    "names": [
      "title",
      "minAmount",
      "maxAmount",
      "step",
      "termsDays",
      "termLabel",
      "dailyRate",
      "borrowedLabel",
      "totalLabel"
    ],
    "children": {
      "title": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "minAmount": {
        "children": {}
      },
      "maxAmount": {
        "children": {}
      },
      "step": {
        "children": {}
      },
      "termsDays": {
        "children": {
          "*": {
            "children": {}
          }
        }
      },
      "termLabel": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "dailyRate": {
        "children": {}
      },
      "borrowedLabel": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "totalLabel": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      }
    }
  },
  "columns": {
    "names": [
      "columns"
    ],
    "children": {
      "columns": {
        "children": {
          "*": {
            "children": {
              "*": {
                "children": {}
              }
            }
          }
        }
      }
    }
  },
  "countdown": {
    "names": [
      "until",
      "label"
    ],
    "children": {
      "until": {
        "children": {}
      },
      "label": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      }
    }
  },
  "cta": {
    "names": [
      "label",
      "action",
      "sticky"
    ],
    "children": {
      "label": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "action": {
        "names": [
          "type",
          "href",
          "block",
          "phone",
          "page",
          "param"
        ],
        "children": {
          "type": {
            "children": {}
          },
          "href": {
            "children": {}
          },
          "block": {
            "children": {}
          },
          "phone": {
            "children": {}
          },
          "page": {
            "children": {}
          },
          "param": {
            "children": {}
          }
        }
      },
      "sticky": {
        "children": {}
      }
    }
  },
  "dataGroup": {
    "names": [
      "group",
      "fields"
    ],
    "children": {
      "group": {
        "children": {}
      },
      "fields": {
        "children": {
          "*": {
            "names": [
              "key",
              "label",
              "kind",
              "required",
              "options"
            ],
            "children": {
              "key": {
                "children": {}
              },
              "label": {
                "names": [
                  "en",
                  "es",
                  "zh",
                  "hi"
                ],
                "children": {
                  "en": {
                    "children": {}
                  },
                  "es": {
                    "children": {}
                  },
                  "zh": {
                    "children": {}
                  },
                  "hi": {
                    "children": {}
                  }
                }
              },
              "kind": {
                "children": {}
              },
              "required": {
                "children": {}
              },
              "options": {
                "children": {
                  "*": {
                    "names": [
                      "value",
                      "label"
                    ],
                    "children": {
                      "value": {
                        "children": {}
                      },
                      "label": {
                        "names": [
                          "en",
                          "es",
                          "zh",
                          "hi"
                        ],
                        "children": {
                          "en": {
                            "children": {}
                          },
                          "es": {
                            "children": {}
                          },
                          "zh": {
                            "children": {}
                          },
                          "hi": {
                            "children": {}
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "disclosure": {
    "names": [
      "minTermDays",
      "maxTermDays",
      "maxApr",
      "example",
      "lender"
    ],
    "children": {
      "minTermDays": {
        "children": {}
      },
      "maxTermDays": {
        "children": {}
      },
      "maxApr": {
        "children": {}
      },
      "example": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "lender": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      }
    }
  },
  "download": {
    "names": [
      "label"
    ],
    "children": {
      "label": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      }
    }
  },
  "faq": {
    "names": [
      "title",
      "items"
    ],
    "children": {
      "title": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "items": {
        "children": {
          "*": {
            "names": [
              "question",
              "answer"
            ],
            "children": {
              "question": {
                "names": [
                  "en",
                  "es",
                  "zh",
                  "hi"
                ],
                "children": {
                  "en": {
                    "children": {}
                  },
                  "es": {
                    "children": {}
                  },
                  "zh": {
                    "children": {}
                  },
                  "hi": {
                    "children": {}
                  }
                }
              },
              "answer": {
                "names": [
                  "en",
                  "es",
                  "zh",
                  "hi"
                ],
                "children": {
                  "en": {
                    "children": {}
                  },
                  "es": {
                    "children": {}
                  },
                  "zh": {
                    "children": {}
                  },
                  "hi": {
                    "children": {}
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "footer": {
    "names": [
      "html"
    ],
    "children": {
      "html": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      }
    }
  },
  "hero": {
    "names": [
      "title",
      "subtitle",
      "image",
      "cta"
    ],
    "children": {
      "title": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "subtitle": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "image": {
        "names": [
          "src",
          "alt",
          "width",
          "height",
          "sources"
        ],
        "children": {
          "src": {
            "children": {}
          },
          "alt": {
            "names": [
              "en",
              "es",
              "zh",
              "hi"
            ],
            "children": {
              "en": {
                "children": {}
              },
              "es": {
                "children": {}
              },
              "zh": {
                "children": {}
              },
              "hi": {
                "children": {}
              }
            }
          },
          "width": {
            "children": {}
          },
          "height": {
            "children": {}
          },
          "sources": {
            "children": {
              "*": {
                "names": [
                  "src",
                  "width",
                  "type"
                ],
                "children": {
                  "src": {
                    "children": {}
                  },
                  "width": {
                    "children": {}
                  },
                  "type": {
                    "children": {}
                  }
                }
              }
            }
          }
        }
      },
      "cta": {
        "names": [
          "label",
          "action"
        ],
        "children": {
          "label": {
            "names": [
              "en",
              "es",
              "zh",
              "hi"
            ],
            "children": {
              "en": {
                "children": {}
              },
              "es": {
                "children": {}
              },
              "zh": {
                "children": {}
              },
              "hi": {
                "children": {}
              }
            }
          },
          "action": {
            "names": [
              "type",
              "href",
              "block",
              "phone",
              "page",
              "param"
            ],
            "children": {
              "type": {
                "children": {}
              },
              "href": {
                "children": {}
              },
              "block": {
                "children": {}
              },
              "phone": {
                "children": {}
              },
              "page": {
                "children": {}
              },
              "param": {
                "children": {}
              }
            }
          }
        }
      }
    }
  },
  "image": {
    "names": [
      "image",
      "action"
    ],
    "children": {
      "image": {
        "names": [
          "src",
          "alt",
          "width",
          "height",
          "sources"
        ],
        "children": {
          "src": {
            "children": {}
          },
          "alt": {
            "names": [
              "en",
              "es",
              "zh",
              "hi"
            ],
            "children": {
              "en": {
                "children": {}
              },
              "es": {
                "children": {}
              },
              "zh": {
                "children": {}
              },
              "hi": {
                "children": {}
              }
            }
          },
          "width": {
            "children": {}
          },
          "height": {
            "children": {}
          },
          "sources": {
            "children": {
              "*": {
                "names": [
                  "src",
                  "width",
                  "type"
                ],
                "children": {
                  "src": {
                    "children": {}
                  },
                  "width": {
                    "children": {}
                  },
                  "type": {
                    "children": {}
                  }
                }
              }
            }
          }
        }
      },
      "action": {
        "names": [
          "type",
          "href",
          "block",
          "phone",
          "page",
          "param"
        ],
        "children": {
          "type": {
            "children": {}
          },
          "href": {
            "children": {}
          },
          "block": {
            "children": {}
          },
          "phone": {
            "children": {}
          },
          "page": {
            "children": {}
          },
          "param": {
            "children": {}
          }
        }
      }
    }
  },
  "registration": {
    "names": [
      "title",
      "phoneRule",
      "phoneLabel",
      "captchaLabel",
      "smsLabel",
      "sendLabel",
      "submitLabel",
      "agreementLabel",
      "fields"
    ],
    "children": {
      "title": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "phoneRule": {
        "children": {}
      },
      "phoneLabel": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "captchaLabel": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "smsLabel": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "sendLabel": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "submitLabel": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "agreementLabel": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "fields": {
        "children": {
          "*": {
            "names": [
              "key",
              "label",
              "kind",
              "required",
              "options"
            ],
            "children": {
              "key": {
                "children": {}
              },
              "label": {
                "names": [
                  "en",
                  "es",
                  "zh",
                  "hi"
                ],
                "children": {
                  "en": {
                    "children": {}
                  },
                  "es": {
                    "children": {}
                  },
                  "zh": {
                    "children": {}
                  },
                  "hi": {
                    "children": {}
                  }
                }
              },
              "kind": {
                "children": {}
              },
              "required": {
                "children": {}
              },
              "options": {
                "children": {
                  "*": {
                    "names": [
                      "value",
                      "label"
                    ],
                    "children": {
                      "value": {
                        "children": {}
                      },
                      "label": {
                        "names": [
                          "en",
                          "es",
                          "zh",
                          "hi"
                        ],
                        "children": {
                          "en": {
                            "children": {}
                          },
                          "es": {
                            "children": {}
                          },
                          "zh": {
                            "children": {}
                          },
                          "hi": {
                            "children": {}
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "reviews": {
    "names": [
      "title",
      "items"
    ],
    "children": {
      "title": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "items": {
        "children": {
          "*": {
            "names": [
              "name",
              "rating",
              "text"
            ],
            "children": {
              "name": {
                "names": [
                  "en",
                  "es",
                  "zh",
                  "hi"
                ],
                "children": {
                  "en": {
                    "children": {}
                  },
                  "es": {
                    "children": {}
                  },
                  "zh": {
                    "children": {}
                  },
                  "hi": {
                    "children": {}
                  }
                }
              },
              "rating": {
                "children": {}
              },
              "text": {
                "names": [
                  "en",
                  "es",
                  "zh",
                  "hi"
                ],
                "children": {
                  "en": {
                    "children": {}
                  },
                  "es": {
                    "children": {}
                  },
                  "zh": {
                    "children": {}
                  },
                  "hi": {
                    "children": {}
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "richText": {
    "names": [
      "html"
    ],
    "children": {
      "html": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      }
    }
  },
  "spacer": {
    "names": [
      "size"
    ],
    "children": {
      "size": {
        "children": {}
      }
    }
  },
  "steps": {
    "names": [
      "title",
      "items"
    ],
    "children": {
      "title": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "items": {
        "children": {
          "*": {
            "names": [
              "title",
              "text"
            ],
            "children": {
              "title": {
                "names": [
                  "en",
                  "es",
                  "zh",
                  "hi"
                ],
                "children": {
                  "en": {
                    "children": {}
                  },
                  "es": {
                    "children": {}
                  },
                  "zh": {
                    "children": {}
                  },
                  "hi": {
                    "children": {}
                  }
                }
              },
              "text": {
                "names": [
                  "en",
                  "es",
                  "zh",
                  "hi"
                ],
                "children": {
                  "en": {
                    "children": {}
                  },
                  "es": {
                    "children": {}
                  },
                  "zh": {
                    "children": {}
                  },
                  "hi": {
                    "children": {}
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "video": {
    "names": [
      "title",
      "poster",
      "sources",
      "captions"
    ],
    "children": {
      "title": {
        "names": [
          "en",
          "es",
          "zh",
          "hi"
        ],
        "children": {
          "en": {
            "children": {}
          },
          "es": {
            "children": {}
          },
          "zh": {
            "children": {}
          },
          "hi": {
            "children": {}
          }
        }
      },
      "poster": {
        "names": [
          "src",
          "alt",
          "width",
          "height",
          "sources"
        ],
        "children": {
          "src": {
            "children": {}
          },
          "alt": {
            "names": [
              "en",
              "es",
              "zh",
              "hi"
            ],
            "children": {
              "en": {
                "children": {}
              },
              "es": {
                "children": {}
              },
              "zh": {
                "children": {}
              },
              "hi": {
                "children": {}
              }
            }
          },
          "width": {
            "children": {}
          },
          "height": {
            "children": {}
          },
          "sources": {
            "children": {
              "*": {
                "names": [
                  "src",
                  "width",
                  "type"
                ],
                "children": {
                  "src": {
                    "children": {}
                  },
                  "width": {
                    "children": {}
                  },
                  "type": {
                    "children": {}
                  }
                }
              }
            }
          }
        }
      },
      "sources": {
        "children": {
          "*": {
            "names": [
              "src",
              "type"
            ],
            "children": {
              "src": {
                "children": {}
              },
              "type": {
                "children": {}
              }
            }
          }
        }
      },
      "captions": {
        "children": {
          "*": {
            "names": [
              "src",
              "language",
              "label"
            ],
            "children": {
              "src": {
                "children": {}
              },
              "language": {
                "children": {}
              },
              "label": {
                "names": [
                  "en",
                  "es",
                  "zh",
                  "hi"
                ],
                "children": {
                  "en": {
                    "children": {}
                  },
                  "es": {
                    "children": {}
                  },
                  "zh": {
                    "children": {}
                  },
                  "hi": {
                    "children": {}
                  }
                }
              }
            }
          }
        }
      }
    }
  }
};
