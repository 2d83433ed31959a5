import type { Variables } from '#engine/contract/site/variable.ts'
import {
  autoNumberVariable,
  choiceVariable,
  databaseVariable,
  momentVariable,
  numberVariable,
  secretsVariable,
  switchVariable,
  textVariable,
  tokenVariable,
  urlsVariable,
  urlVariable,
} from '#engine/environment/readers.ts'
import { CONTENTSTACK_REGIONS } from './contentstack.ts'
import { networksVariable } from './networks.ts'

/** Every setting of the site itself. Areas declare further ones in their plugin. */
export const variables = {
  PORT: numberVariable(
    0,
    65_535,
  )({ description: 'Port to listen on; 0 takes any free one.', default: '3000', affectsPages: false }),
  HOST: textVariable({
    description:
      'Address to listen on. Not set: every address of the machine, and with `npm run dev`, which serves sources, `127.0.0.1`.',
    affectsPages: false,
  }),
  OPERATIONS_PORT: numberVariable(
    0,
    65_535,
  )({
    description:
      'Port for those who run the site, see [operations](operations.md#health): `/metrics`, `/healthz` and `/_clock` are answered there alone; 0 takes any free one. Not set: at `PORT`.',
    affectsPages: false,
  }),
  OPERATIONS_HOST: textVariable({
    description: 'Address of `OPERATIONS_PORT`; `0.0.0.0` is every address of the machine.',
    default: '127.0.0.1',
    affectsPages: false,
  }),
  PROCESSES: autoNumberVariable(
    1,
    64,
  )({
    description:
      'Servers on the one port, which share `DATA_DIR`, see [operations](operations.md#all-cores); `auto`: as many as there are processor cores.',
    default: '1',
    affectsPages: false,
  }),
  TRUSTED_PROXIES: networksVariable({
    description:
      'Where the proxies in front are: their `X-Forwarded-For` says who asks, see [limits](operations.md#limits). What others say there is not read.',
    default: 'loopback',
    affectsPages: false,
  }),
  HSTS_SUBDOMAINS: switchVariable({
    description:
      'Tells browsers that hosts below that of the site are reached over TLS alone, too (`includeSubDomains`), for a year. Write `false` where one of them is not.',
    default: 'true',
  }),
  SITE_URL: urlVariable({
    description:
      "Where the site is: its host, and where it shares that with others a path, like `https://www.example.org/en-site`. Not set: the institution's own.",
  }),
  DEPLOY_ENV: textVariable({
    description:
      'Name of the deployment. `production` lets robots in and hides the ribbon; any other name is shown on the ribbon.',
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
  CONTENT_DIR: textVariable({
    description:
      'Directory of the content to serve. In production (`DEPLOY_ENV`) a server starts only where it is set: the demo has to be named.',
    default: 'demo/content',
  }),
  DATA_DIR: textVariable({
    description:
      'Directory of everything derived, like the store and picture sizes. May be deleted at any time. `npm run dev` has one of its own: `.data/development`.',
    default: '.data',
    affectsPages: false,
  }),
  CONTENT_STORE_URL: databaseVariable({
    description:
      'PostgreSQL database in which several machines share content, see [many machines](many-machines.md). Not set: each machine serves its own content directory.',
    secret: true,
    affectsPages: false,
  }),
  CONTENT_WATCH: switchVariable({
    description: 'Ingests changed content files while the server runs.',
    default: 'false',
    affectsPages: false,
  }),
  CONTENT_SECRET: secretsVariable({
    description:
      'Opens `POST /_content/sync` and `POST /_cache/purge` to requests with `Authorization: Bearer …`. Not set: there are no such addresses, and a POST is answered 405.',
    secret: true,
    affectsPages: false,
  }),
  CONTENTSTACK_API_KEY: textVariable({
    description:
      'API key of a stack of Contentstack whose entries are shown in place of those of `CONTENT_DIR`, see [Contentstack](contentstack.md). Needs `CONTENTSTACK_DELIVERY_TOKEN` and `CONTENTSTACK_ENVIRONMENT`.',
    secret: true,
    affectsPages: false,
  }),
  CONTENTSTACK_DELIVERY_TOKEN: textVariable({
    description: 'Delivery token of the environment.',
    secret: true,
    affectsPages: false,
  }),
  CONTENTSTACK_PREVIEW_TOKEN: tokenVariable({
    description:
      'Preview token of that delivery token, in its place: drafts are shown, see [preview](contentstack.md#preview). Needs `ENABLE_PREVIEW`.',
    secret: true,
    affectsPages: false,
  }),
  CONTENTSTACK_ENVIRONMENT: textVariable({
    description: 'Name of the environment whose publications are shown.',
    affectsPages: false,
  }),
  CONTENTSTACK_REGION: choiceVariable(...CONTENTSTACK_REGIONS)({
    description: 'Region of the stack. Not set: `NA`, or what `CONTENTSTACK_URL` says.',
    affectsPages: false,
  }),
  CONTENTSTACK_URL: urlVariable({
    description:
      'Origin of the content delivery API, or with a preview token of the preview service, like `https://cdn.example.org`, in place of a region.',
    affectsPages: false,
  }),
  CONTENTSTACK_BRANCH: textVariable({
    description: 'Branch of the stack. Not set: the one of the token.',
    affectsPages: false,
  }),
  CONTENTSTACK_LOCALE: textVariable({
    description:
      'The one language that is read, like `en-us`; for a site of several languages that of `language`. Not set: all, and an entry in several is shown in the main language of the stack, or in those of the site.',
    affectsPages: false,
  }),
  CONTENTSTACK_POLL_SECONDS: numberVariable(
    5,
    86_400,
  )({
    description: 'Seconds between two questions for changes, give or take a fifth.',
    default: '60',
    affectsPages: false,
  }),
  CONTENTSTACK_WEBHOOK_SECRET: secretsVariable({
    description:
      'Opens `POST /_content/contentstack` to webhooks with `Authorization: Bearer …`: changes are asked for at once. Not set: there is no such address, and a POST is answered 405.',
    secret: true,
    affectsPages: false,
  }),
  SITE_NOW: momentVariable({
    description: 'Sets the clock: it starts there and runs, or is stopped with a leading `=`. Not set: the time it is.',
    affectsPages: false,
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
    affectsPages: false,
  }),
  ERROR_REPORT_URL: urlVariable({
    description:
      'Address that errors are sent to, see [operations](operations.md#error-reports). Not set: they are in the log alone.',
    secret: true,
    affectsPages: false,
  }),
  RELEASE: textVariable({
    description: 'Names what is deployed, like a commit; error reports have it.',
    affectsPages: false,
  }),
  CONTENT_CACHE_MEGABYTES: numberVariable(
    0,
    65_536,
  )({
    description:
      'Memory for entries and for the parts of pages made of them: a page is re-rendered from these in a fraction of the time. Of several languages the institution’s own has half. 0 caches none.',
    default: '64',
    affectsPages: false,
  }),
  CACHE_MEGABYTES: numberVariable(
    0,
    65_536,
  )({ description: 'Memory for cached pages; 0 caches none.', default: '64', affectsPages: false }),
  CACHE_DISK_MEGABYTES: numberVariable(
    0,
    65_536,
  )({
    description:
      'Disk space for cached pages: after a restart they are at hand, and when nothing can be made the last good copy is shown; 0 caches none.',
    default: '256',
    affectsPages: false,
  }),
  IMAGE_CACHE_MEGABYTES: numberVariable(
    1,
    1_048_576,
  )({ description: 'Disk space for derived picture sizes.', default: '2048', affectsPages: false }),
  IMAGE_WARMING: switchVariable({
    description: 'Makes the picture sizes that pages name in the background, before anybody asks for them.',
    default: 'true',
    affectsPages: false,
  }),
  CACHE_SHARED_MAX_AGE: numberVariable(
    0,
    86_400,
  )({
    description: 'Seconds for which a cache outside, like a CDN, may answer without asking.',
    default: '60',
  }),
  VARNISH_URL: urlsVariable({
    description:
      'Addresses of each Varnish in front of the site, which are told what to ask for again, see [outside caches](outside-caches.md). Not set: none is told.',
    affectsPages: false,
  }),
  VARNISH_PURGE_SECRET: tokenVariable({
    description: 'Sent to Varnish as `Authorization: Bearer …`. Not set: it goes by the address that asks.',
    secret: true,
    needs: ['VARNISH_URL'],
    affectsPages: false,
  }),
  FASTLY_SERVICE_ID: textVariable({
    description: 'The Fastly service in front of the site, which is told what to ask for again. Not set: none is told.',
    needs: ['FASTLY_TOKEN'],
    affectsPages: false,
  }),
  FASTLY_TOKEN: tokenVariable({
    description: 'Token of the API of Fastly with the scope `purge_select`.',
    secret: true,
    needs: ['FASTLY_SERVICE_ID'],
    affectsPages: false,
  }),
  FASTLY_API_URL: urlVariable({
    description: 'Address of the API of Fastly.',
    default: 'https://api.fastly.com',
    affectsPages: false,
  }),
  CLOUDFLARE_ZONE_ID: textVariable({
    description:
      'The Cloudflare zone in front of the site, which is told what to ask for again. Not set: none is told.',
    needs: ['CLOUDFLARE_TOKEN'],
    affectsPages: false,
  }),
  CLOUDFLARE_TOKEN: tokenVariable({
    description: 'Token of the API of Cloudflare with the permission "Cache Purge" for the zone.',
    secret: true,
    needs: ['CLOUDFLARE_ZONE_ID'],
    affectsPages: false,
  }),
  CLOUDFLARE_API_URL: urlVariable({
    description: 'Address of the API of Cloudflare, with its version.',
    default: 'https://api.cloudflare.com/client/v4',
    affectsPages: false,
  }),
  RENDER_QUEUE: numberVariable(
    1,
    100_000,
  )({
    description:
      'Pages that may wait to be made. For one more, the last good copy is shown, or 503 with `Retry-After` where there is none. A page takes some milliseconds: a thousand of them are about as long as a visitor waits.',
    default: '1000',
    affectsPages: false,
  }),
  SHUTDOWN_DELAY: numberVariable(
    0,
    120,
  )({
    description:
      'Seconds between the signal to stop and the end of listening, so that a load balancer can look elsewhere.',
    default: '1',
    affectsPages: false,
  }),
} as const satisfies Variables
