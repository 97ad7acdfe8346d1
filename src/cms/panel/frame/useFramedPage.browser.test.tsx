import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { held, refuse, serve, type ServedRequest } from '#testing/islands/serve.ts'
import type { TypedTexts } from '#cms/panel/words-api.ts'
import { useFramedPage } from './useFramedPage.ts'

const preview = 'POST /api/admin/words/preview'

const rendered = (words: string) => ({
	html: `<html><body><h1><!--t a.yaml:title-->${words}<!--/t--></h1></body></html><!--texts a.yaml:alt-->`,
})

const typed = (text: string): TypedTexts => ({
	changes: [{ file: 'a.yaml', place: 'title', text }],
	savedAt: 0,
})

async function open(
	answer: unknown = ({ body }: ServedRequest) => {
		const [change] = Object(body).changes
		return rendered(change?.text ?? 'Title')
	},
) {
	const server = serve({ [preview]: answer })
	const frame = document.createElement('iframe')
	frame.srcdoc = '<h1>Public</h1>'
	const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
	document.body.append(frame)
	onTestFinished(() => frame.remove())
	await loaded
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
	const wrapper = ({ children }: { children: ReactNode }) => (
		<QueryClientProvider client={client}>{children}</QueryClientProvider>
	)
	const nothing: TypedTexts = { changes: [], savedAt: 0 }
	const page = renderHook<
		ReturnType<typeof useFramedPage>,
		{ path: string | null; text: TypedTexts | null }
	>(({ path, text }) => useFramedPage(path, text), {
		initialProps: { path: '/', text: nothing },
		wrapper,
	})
	page.result.current.frame.current = frame
	act(() => page.result.current.handleLoad())
	const words = () => frame.contentDocument?.body.textContent
	const rerender = (text: TypedTexts | null) => page.rerender({ path: '/', text })
	const leave = () => page.rerender({ path: null, text: nothing })
	return { server, words, frame, result: page.result, rerender, leave }
}

test('the page is shown with the typed text, and its texts are found again after each rendering', async () => {
	const { result, rerender, words, server } = await open()
	await waitFor(() => expect(result.current.sentences).toHaveLength(1))
	expect(result.current).toMatchObject({ isRead: true, isBroken: false, listed: ['a.yaml:alt'] })
	rerender(typed('Fri'))
	rerender(typed('Friday'))
	await waitFor(() => expect(words()).toBe('Friday'))
	expect(result.current.sentences[0]?.sentence).toMatchObject({ address: 'a.yaml:title' })
	expect(result.current.sentences[0]?.lines).toHaveLength(1)
	// Null stands for a text that cannot be saved: the page stays as it is.
	rerender(null)
	rerender(typed('Friday'))
	expect(server.bodiesOf(preview)).toEqual([
		{ path: '/', changes: [] },
		{ path: '/', changes: typed('Friday').changes },
	])
})

test('a page whose styles have changed is loaded again before it is shown', async () => {
	const styled = { html: `<html><head><style>b {}</style></head>${rendered('Styled').html}` }
	const { result, words, frame } = await open(styled)
	let loads = 0
	frame.addEventListener('load', () => {
		loads += 1
		act(() => result.current.handleLoad())
	})
	await waitFor(() => expect(words()).toBe('Styled'))
	expect(loads).toBe(1)
})

test('the page keeps showing the latest text if the response to an earlier text arrives later, and a text that cannot be rendered changes nothing', async () => {
	const { result, rerender, words, server } = await open()
	await waitFor(() => expect(result.current.isRead).toBe(true))
	const slow = held(rendered('Slow'))
	server.answers[preview] = slow.answer
	rerender(typed('Slow'))
	await waitFor(() => expect(server.bodiesOf(preview)).toHaveLength(2))
	server.answers[preview] = rendered('Quick')
	rerender(typed('Quick'))
	await waitFor(() => expect(words()).toBe('Quick'))
	slow.release()
	server.answers[preview] = refuse(400, 'invalid')
	rerender(typed('Wrong'))
	await waitFor(() => expect(server.bodiesOf(preview)).toHaveLength(4))
	expect(words()).toBe('Quick')
})

test('the sentences of a page are gone as soon as the page is left for an item without a page', async () => {
	const { result, leave } = await open()
	await waitFor(() => expect(result.current.sentences).toHaveLength(1))
	leave()
	expect(result.current).toMatchObject({ sentences: [], listed: [], isRead: false })
})

test('the page is read again after a save', async () => {
	const { result, rerender, words, server } = await open()
	await waitFor(() => expect(result.current.isRead).toBe(true))
	server.answers[preview] = rendered('Saved')
	rerender({ changes: [], savedAt: 1 })
	await waitFor(() => expect(words()).toBe('Saved'))
})

test('a page that cannot be rendered with the drafts is reported as broken', async () => {
	const { result } = await open(refuse(400, 'invalid'))
	await waitFor(() => expect(result.current.isBroken).toBe(true))
	expect(result.current.sentences).toEqual([])
})
