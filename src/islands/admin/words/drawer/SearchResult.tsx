import type { WordText } from '#contract/words.ts'
import type { Language } from '#domain/pages/languages.ts'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { plainText, readMarks } from '#islands/admin/words/frame/inline-marks.ts'
import type { Catalog } from '#islands/admin/words/useCatalogs.ts'
import type { Drafts } from '#islands/admin/words/useWordQueue.ts'
import styles from './HiddenTexts.module.css'

/** So many letters a search engine shows. */
const maxTitle = 60
const maxDescription = 155

type Props = {
	texts: readonly WordText[]
	catalog: Catalog
	drafts: Drafts
	language: Language
	path: string
}

/** Title and description of a page as a search engine lists them, with their lengths. */
export function SearchResult({ texts, catalog, drafts, language, path }: Props) {
	const shownOf = (name: string) => {
		const text = texts.find(({ place }) => [name, `head/${name}`, `seo/${name}`].includes(place))
		if (!text) return ''
		return plainText(readMarks(drafts.changeOf(text) ?? text.text, catalog.facts))
	}
	const title = shownOf('title')
	const description = shownOf('description')
	if (title === '' && description === '') return null
	return (
		<div className={styles['result']}>
			<p className={styles['soft']}>{words.hidden.search}</p>
			<div lang={language}>
				<p>
					{location.host}
					{path}
				</p>
				<p className={styles['title']}>{title}</p>
				<p>{description}</p>
			</div>
			<p className={styles['soft']}>
				{title !== '' && letters(title, maxTitle)}{' '}
				{description !== '' && letters(description, maxDescription)}
			</p>
		</div>
	)
}

function letters(text: string, max: number): string {
	return formatMessage('es', words.hidden.letters, { n: text.length, max })
}
