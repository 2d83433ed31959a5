/** One address of each page type of the demo site. */
export const pageTypes: Readonly<Record<string, string>> = {
  home: '/',
  'article, long': '/news/the-jar-that-was-mended-twice',
  'article, short': '/news/call-slips',
  'press release': '/news/atlas-of-painted-skies',
  topic: '/news/topic/research',
  tag: '/news/tag/paper',
  author: '/author/mara-quill',
  'news landing': '/news',
  'news listing': '/news/all',
  'news listing, second page': '/news/all?page=2',
  journalists: '/news/journalists',
  document: '/accessibility',
  'document in a section': '/visit/center/parking-and-transportation',
  'not found': '/no-such-page',
  'archived copy': '/archived-copy?path=/museum/old-visit-guide',
}
