import { expect, it } from 'vitest'
import { misspeltVariables } from './misspelt-variables.ts'
import { variables } from './variables.ts'

const known = Object.keys(variables)

it.each([
  ['SITE_ULR', 'SITE_URL'],
  ['CONTENT_DRI', 'CONTENT_DIR'],
  ['CONTENTDIR', 'CONTENT_DIR'],
  ['content_dir', 'CONTENT_DIR'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['ENABLE_PREVEW', 'ENABLE_PREVIEW'],
  ['CONTNTDIR', 'CONTENT_DIR'],
  ['CONTENTSTACK_DELIVERY_TOKENS', 'CONTENTSTACK_DELIVERY_TOKEN'],
])('%s is named, and that %s may be meant', (name, meant) => {
  expect(misspeltVariables({ [name]: 'x' }, known)).toEqual([
    `${name} is not a known variable: nothing reads it. Did you mean ${meant}?`,
  ])
  expect(misspeltVariables({ [name]: '' }, known)).toEqual([])
})

it('names nothing of other programs', () => {
  const others =
    'BASE_URL CACHE_DIR CACHE_HOME COLORTERM CONTENT_LENGTH CONTENT_TYPE DATABASE_URL EDITOR FILE_URL GIT_DIR HOME HOSTNAME HOSTS INIT_CWD LANG LC_ALL LITE_URL LOGNAME LOGS_LEVELS NODE_ENV NODE_OPTIONS NODE_PATH OLDPWD PATH PORTS PWD REMOTE_HOST SHELL SHLVL SITE_KEY SITE_NAME TERM TMPDIR USER XDG_DATA_DIRS npm_config_cache npm_lifecycle_event'
  const source = Object.fromEntries(others.split(' ').map((name) => [name, 'x']))
  expect(misspeltVariables(source, known)).toEqual([])
})
