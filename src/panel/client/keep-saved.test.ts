import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { keepSaved } from './keep-saved.ts'

test('an answer that the server gave before a save does not replace the saved data', async () => {
	const client = new QueryClient()
	const server = { text: 'former' }
	const answers: (() => void)[] = []
	const query = queryOptions({
		queryKey: ['text'],
		queryFn: async () => {
			const { text } = server
			await new Promise<void>((resolve) => answers.push(resolve))
			return text
		},
	})
	const shown: (string | undefined)[] = []
	const stop = new QueryObserver(client, query).subscribe(({ data }) => shown.push(data))
	answers[0]?.()
	await eventually(() => expect(shown.at(-1)).toBe('former'))

	void client.invalidateQueries()
	server.text = 'saved'
	keepSaved(client, query.queryKey, () => 'saved')
	for (const answer of answers) answer()
	await eventually(() => expect(client.isFetching()).toBe(0))
	expect(shown.slice(shown.indexOf('saved'))).not.toContain('former')
	expect(answers).toHaveLength(3)
	stop()
	client.clear()
})
