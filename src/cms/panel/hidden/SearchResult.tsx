import type { WordText } from '#cms/messages/words.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { plainText } from '#cms/panel/plain-text.ts'
import type { Catalog } from '#cms/panel/useCatalog.ts'
import type { WordsState } from '#cms/panel/useWordsState.ts'
import styles from './HiddenTexts.module.css'

/**
 * How many characters of a title and of a description search engines usually show. Used for texts whose schema sets no
 * limit.
 */
const usualTitle = 60
const usualDescription = 155

type Props = {
	texts: readonly WordText[]
	catalog: Catalog
	state: WordsState
	path: string
}

export function SearchResult({ texts, catalog, state, path }: Props) {
	const { language } = state.address
	const read = (name: string, usual: number) => {
		const text = texts.find(({ place }) => [name, `head/${name}`, `seo/${name}`].includes(place))
		if (!text) return { shown: '', max: usual }
		const shown = plainText(state.drafts.sourceOf(text), catalog.facts[language])
		return { shown, max: text.maxLength ?? usual }
	}
	const title = read('title', usualTitle)
	const description = read('description', usualDescription)
	if (title.shown === '' && description.shown === '') return null
	return (
		<div className={styles['result']}>
			<p className="soft">{words.hidden.search}</p>
			<div lang={language}>
				<p>
					{location.host}
					{path}
				</p>
				<p className={styles['title']}>{title.shown}</p>
				<p>{description.shown}</p>
			</div>
			<p className="soft">
				<Letters {...title} /> <Letters {...description} />
			</p>
		</div>
	)
}

function Letters({ shown, max }: { shown: string; max: number }) {
	const { length } = shown
	if (length === 0) return null
	return (
		<span className={length > max ? 'bad' : undefined}>
			{formatMessage('es', words.hidden.letters, { n: length, max })}
		</span>
	)
}
