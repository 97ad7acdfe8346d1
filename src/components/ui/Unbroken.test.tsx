import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

test('“e-mail” stays on one line in every language, and the text stays the same', () => {
	const html = renderToStaticMarkup(<Unbroken text="Per E-Mail, two e-mails, um e-mail." />)
	expect(html.match(/<span class="unbroken">[^<]*/g)).toEqual(
		['E-Mail', 'e-mails', 'e-mail'].map((word) => `<span class="unbroken">${word}`),
	)
	expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Per E-Mail, two e-mails, um e-mail.')
})
