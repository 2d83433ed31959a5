import type { Json } from './json.ts'
import { ASSETS, type SyncEvent } from './stack.ts'

/**
 * What a webhook sends when an item was published, unpublished or deleted
 * (contentstack.com/docs/developers/set-up-webhooks/webhook-data-format). Header lines of one's own, like
 * `authorization`, are set with the webhook.
 *
 * @returns status of the answer; whatever is not 2xx is tried four times more by the service
 */
export async function sendWebhook(
  url: string,
  { type, content_type_uid: contentType, data, event_at: at }: SyncEvent,
  headers: Record<string, string>,
): Promise<number> {
  const [kind = '', what = ''] = type.split('_')
  const event = { published: 'publish', unpublished: 'unpublish', deleted: 'delete' }[what]
  const item: Json = { [kind]: data, ...(contentType !== ASSETS && { content_type: { uid: contentType } }) }
  const body = {
    event,
    module: kind,
    api_key: 'blt0123456789abcdef',
    data: { ...item, status: 'success', environment: { name: 'production' } },
    triggered_at: at,
  }
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'webhooks/1.0', ...headers },
    body: JSON.stringify(body),
  })
  await answer.body?.cancel()
  return answer.status
}
