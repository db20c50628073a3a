import { access, type CallRows } from './row';

export const pictureRows = {
  'POST /pictures': {
    ...access('editor', 'draft', 'shared'),
    summary: 'Upload a picture',
    payload: 'multipart',
    reply: 'picture',
    status: 201,
  },
  'POST /pictures/:id/crop': {
    ...access('editor', 'draft', 'shared'),
    summary: 'Make a new picture of a part of one',
    payload: 'cropPicturePayload',
    reply: 'picture',
    status: 201,
  },
  'PATCH /pictures/:id': {
    ...access('editor', 'draft', 'every'),
    summary: 'Rename a picture',
    payload: 'renamePicturePayload',
    reply: 'picture',
  },
  'DELETE /pictures/:id': {
    ...access('editor', 'draft', 'every'),
    summary: 'Delete a picture that no page uses',
  },
  'GET /pictures/:id/uses': {
    ...access('viewer', 'read', 'every'),
    summary: 'Where a picture is used',
    reply: 'pictureUses',
  },
  'GET /drawings': {
    ...access('viewer', 'read', 'shared'),
    summary: 'Pictures that come with the host',
    reply: 'drawingList',
  },
  'GET /pictures': {
    ...access('viewer', 'read', 'shared'),
    summary: 'The library of pictures',
    query: ['search', 'cursor'],
    reply: 'pictureList',
  },
} as const satisfies CallRows;

export const sectionRows = {
  'GET /sections': {
    ...access('viewer', 'read', 'shared'),
    summary: 'Sections that the team keeps',
    reply: 'sectionList',
  },
  'GET /sections/:id': {
    ...access('viewer', 'read', 'shared'),
    summary: 'One section with its blocks',
    reply: 'sectionDocument',
  },
  'POST /sections': {
    ...access('editor', 'draft', 'listed'),
    summary: 'Keep blocks as a section',
    payload: 'saveSectionPayload',
    reply: 'changedSection',
    status: 201,
  },
  'PUT /sections/:id': {
    ...access('editor', 'draft', 'listed'),
    summary: 'Save the next version of a synced block',
    payload: 'changeSectionPayload',
    reply: 'changedSection',
  },
  'PATCH /sections/:id': {
    ...access('editor', 'draft', 'listed'),
    summary: 'Rename a section',
    payload: 'renameSectionPayload',
    reply: 'changedSection',
  },
  'DELETE /sections/:id': {
    ...access('editor', 'draft', 'listed'),
    summary: 'Delete a section',
  },
} as const satisfies CallRows;
