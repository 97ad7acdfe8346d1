import { Segments } from '#site/ui/controls/Segments.tsx'
import { type Language, languageNames } from '#site-map/languages.ts'
import { navigate } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { PageState } from './usePage.ts'
import type { WordsState } from '#cms/panel/useWordsState.ts'
import { wordsPath } from '#cms/panel/words-location.ts'
import { previewPath } from '#cms/panel/words-api.ts'
import { languagesOf } from '#cms/panel/word-items.ts'
import styles from '#cms/panel/WordsPage.module.css'

export type View = { readonly width: 1280 | 390; readonly theme: 'light' | 'dark' }

type Props = {
	state: WordsState
	page: PageState
	view: View
	onChange: (view: View) => void
	isNarrow: boolean
}

export function ViewBar({ state, page, view, onChange, isNarrow }: Props) {
	const { item, name, path } = state
	const hasSentences = page.sentences.length > 0
	const { language, isHiddenShown } = state.address
	const here = { item: item.name, language }
	return (
		<div className={`row ${styles['bar']}`}>
			<p>
				{isNarrow && <PanelLink href="/waitlist/textos">{words.pages}</PanelLink>}
				<b>{name}</b>
				{hasSentences && (
					<PanelLink href={wordsPath({ ...here, isHiddenShown: !isHiddenShown })}>
						{isHiddenShown
							? words.hidden.back
							: state.catalog
								? formatMessage('es', words.frame.hidden, { n: page.hidden.length })
								: words.hidden.title}
					</PanelLink>
				)}
				{path !== null && (
					<a href={previewPath(path)} target="_blank" rel="noopener">
						{words.frame.preview}
					</a>
				)}
			</p>
			<Segments<Language>
				name="words-language"
				legend={words.frame.language}
				choices={languagesOf(item).map((value) => ({
					value,
					label: languageNames[value],
					lang: value,
				}))}
				value={language}
				onChange={(value) => navigate(wordsPath({ ...here, language: value, isHiddenShown }))}
			/>
			{hasSentences && (
				<>
					<div className={styles['width']}>
						<Segments
							name="words-width"
							legend={words.frame.width}
							choices={[
								{ value: 1280, label: '1280' },
								{ value: 390, label: '390' },
							]}
							value={view.width}
							onChange={(width) => onChange({ ...view, width })}
						/>
					</div>
					<Segments
						name="words-theme"
						legend={words.frame.light}
						choices={[
							{ value: 'light', label: words.frame.themes.light },
							{ value: 'dark', label: words.frame.themes.dark },
						]}
						value={view.theme}
						onChange={(theme) => onChange({ ...view, theme })}
					/>
				</>
			)}
		</div>
	)
}
