import { act, renderHook } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { wordText } from '#islands/admin/words/testing-texts.ts'
import { indexPieces } from './piece-index.ts'
import { useFramedPage } from './useFramedPage.ts'

const title = wordText('pages/en/home.yaml:hero/title', 'See Thursday coming.')

test('a page is read once, so that a draft shown in it is not taken for its own words', () => {
	const line = { left: 0, top: 0, right: 10, bottom: 10, width: 10, height: 10 }
	vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue(Object([line]))
	const page = document.implementation.createHTMLDocument()
	page.body.innerHTML = '<h1>See Thursday coming.</h1>'
	const frame = createRef<HTMLIFrameElement>()
	frame.current = Object({ contentDocument: page, contentWindow: { scrollX: 0, scrollY: 0 } })
	const { result, rerender } = renderHook((pieces) => useFramedPage(frame, pieces), {
		initialProps: indexPieces([title]),
	})
	act(() => result.current.handleLoad())
	const [before] = result.current.sentences
	expect(before?.sentence.element.outerHTML).toBe('<h1>See Thursday coming.</h1>')
	page.querySelector('h1')?.append(' Or Friday.')
	// The catalogue was read again.
	rerender(indexPieces([{ ...title }]))
	expect(result.current.sentences[0]?.sentence).toBe(before?.sentence)
	act(() => result.current.handleLoad())
	expect(result.current.sentences[0]?.sentence).not.toBe(before?.sentence)
})
