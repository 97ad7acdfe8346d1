import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readProse } from '#cms/reader/prose/prose.ts'
import { ProseNodes } from './ProseNodes.tsx'

const sources = { mark: 'Source', items: [{ key: 'leikas2017' }, { key: 'pickett2020' }] }

function markup(text: string): string {
	const file = `---\n{}\n---\n\n## T {% #t %}\n\n${text}\n`
	const { parts } = readProse('guides/en/x.mdoc', file, z.strictObject({}))
	return renderToStaticMarkup(
		<ProseNodes nodes={parts.flatMap(({ content }) => content)} sources={sources} />,
	)
}

test('a source mark shows the number of its source in the list', () => {
	expect(markup('So.{% source "pickett2020" /%}')).toBe(
		'<p>So.<sup><a href="#pickett2020" aria-label="Source 2">2</a></sup></p>',
	)
})

test('adjacent source marks are separated by a comma', () => {
	const text =
		'So.{% source "leikas2017" /%}{% source "pickett2020" /%} So.{% source "leikas2017" /%}'
	expect(markup(text).match(/<sup>,<\/sup>/g)).toHaveLength(1)
})

test('the text of a note or pull quote is not wrapped in a paragraph of its own', () => {
	expect(markup('{% note %}\nRest *first*.\n{% /note %}')).toContain('>Rest <em>first</em>.</div>')
	expect(markup('{% pull %}\nRest.\n{% /pull %}')).toContain('<p>Rest.</p>')
})

test('the first column of a table names its rows', () => {
	const table = '{% table label="L" %}\n-\n- A\n- B\n---\n- Row\n- *1*\n- 2\n{% /table %}'
	expect(markup(table)).toContain(
		'<th scope="row">Row</th><td data-column="A"><div><em>1</em></div></td><td data-column="B"><div>2</div></td>',
	)
})

test('a crisis line is a link to its number, which a phone can call', () => {
	expect(markup('Call {% call "US" /%}.')).toBe('<p>Call <a href="tel:988">988</a>.</p>')
})
