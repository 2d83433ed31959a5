import type { Variables } from '#engine/contract/site/variable.ts'
import {
  choiceVariable,
  momentVariable,
  numberVariable,
  secretVariable,
  switchVariable,
  textVariable,
  urlVariable,
} from '#engine/environment/readers.ts'

/** Every setting of the site itself. Areas declare further ones in their plugin. */
export const variables = {
  PORT: numberVariable(0, 65_535)({ description: 'Port to listen on; 0 takes any free one.', default: '3000' }),
  HOST: textVariable({ description: 'Address to listen on. Not set: every address of the machine.' }),
  SITE_URL: urlVariable({
    description: "Origin of canonical addresses, feeds and the sitemap. Not set: the institution's own.",
  }),
  DEPLOY_ENV: textVariable({
    description:
      'Name of the deployment. `production` lets robots in and hides the ribbon; any other name stands on the ribbon.',
    default: 'production',
  }),
  CONTENT_ENV: textVariable({
    description: 'Name of the content environment. `preview` shows the ribbon on production, too.',
    default: 'production',
  }),
  ENABLE_PREVIEW: switchVariable({
    description: 'Shows drafts to everyone who reaches this server. Nothing is cached then.',
    default: 'false',
  }),
  CONTENT_DIR: textVariable({ description: 'Directory of the content to serve.', default: 'demo/content' }),
  DATA_DIR: textVariable({
    description:
      'Directory of everything derived, like the store and picture sizes. May be deleted at any time. `npm run dev` has one of its own: `.data/development`.',
    default: '.data',
  }),
  CONTENT_WATCH: switchVariable({
    description: 'Ingests changed content files while the server runs.',
    default: 'false',
  }),
  CONTENT_SECRET: secretVariable({
    description:
      'Opens `POST /_content/sync` and `POST /_cache/purge` to requests with `Authorization: Bearer …`. Not set: they answer 404.',
    secret: true,
  }),
  SITE_NOW: momentVariable({
    description:
      'Sets the clock: it starts there and runs, or stands still with a leading `=`. Not set: the time it is.',
  }),
  MEDIA_GATEWAY_URL: urlVariable({ description: 'Image server to use. Not set: the own image server.' }),
  PAGE_ARCHIVE_API_ENDPOINT: urlVariable({
    description: 'Web archive to ask for copies of missing pages. Not set: `archive.json` of the content directory.',
  }),
  LOG_LEVEL: choiceVariable(
    'trace',
    'debug',
    'info',
    'warn',
    'error',
    'silent',
  )({
    description: 'How much is logged.',
    default: 'info',
  }),
  ERROR_REPORT_URL: urlVariable({
    description:
      'Address that errors are sent to, see [operations](operations.md#error-reports). Not set: they stand in the log alone.',
    secret: true,
  }),
  RELEASE: textVariable({ description: 'Names what is deployed, like a commit; stands in error reports.' }),
  CONTENT_CACHE_MEGABYTES: numberVariable(
    0,
    65_536,
  )({
    description:
      'Memory for entries and for the parts of pages made of them: a page is re-rendered from these in a fraction of the time; 0 caches none.',
    default: '64',
  }),
  CACHE_MEGABYTES: numberVariable(0, 65_536)({ description: 'Memory for cached pages; 0 caches none.', default: '64' }),
  CACHE_DISK_MEGABYTES: numberVariable(
    0,
    65_536,
  )({
    description:
      'Disk space for cached pages: after a restart they are at hand, and when nothing can be made the last good copy is shown; 0 caches none.',
    default: '256',
  }),
  IMAGE_CACHE_MEGABYTES: numberVariable(
    1,
    1_048_576,
  )({ description: 'Disk space for derived picture sizes.', default: '2048' }),
  IMAGE_WARMING: switchVariable({
    description: 'Makes the picture sizes that pages name in the background, before anybody asks for them.',
    default: 'true',
  }),
  CACHE_SHARED_MAX_AGE: numberVariable(
    0,
    86_400,
  )({
    description: 'Seconds for which a cache outside, like a CDN, may answer without asking.',
    default: '60',
  }),
  RENDER_QUEUE: numberVariable(
    1,
    100_000,
  )({
    description:
      'Pages that may wait to be made. For one more, the last good copy is shown, or 503 with `Retry-After` where there is none. A page takes some milliseconds: a thousand of them are about as long as a visitor waits.',
    default: '1000',
  }),
  SHUTDOWN_DELAY: numberVariable(
    0,
    120,
  )({
    description:
      'Seconds between the signal to stop and the end of listening, so that a load balancer can look elsewhere.',
    default: '1',
  }),
} as const satisfies Variables
