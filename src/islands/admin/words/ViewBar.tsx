import { Segments } from '#components/ui/Segments.tsx'
import { type Language, languageNames } from '#domain/pages/languages.ts'
import { navigate } from '#islands/admin/panel-address.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { type DeskAddress, deskPath } from './desk-address.ts'
import { previewPath } from './words-api.ts'
import { type Item, languagesOf } from './word-items.ts'
import styles from './Desk.module.css'

export type View = { readonly width: 1280 | 390; readonly theme: 'light' | 'dark' }

type Props = {
	address: DeskAddress
	item: Item
	name: string
	/** Of the page; null without one. */
	path: string | null
	/** Number of texts the page does not show; null without a page. */
	hidden: number | null
	view: View
	onChange: (view: View) => void
	isNarrow: boolean
}

/** Above the page: its hidden texts, language, width and theme. */
export function ViewBar({ address, item, name, path, hidden, view, onChange, isNarrow }: Props) {
	const { language, isHiddenShown } = address
	const here = { item: item.name, language }
	return (
		<div className={styles['bar']}>
			<p>
				{isNarrow && <PanelLink href="/waitlist/textos">{words.pages}</PanelLink>}
				<b>{name}</b>
				{hidden !== null && (
					<PanelLink href={deskPath({ ...here, isHiddenShown: !isHiddenShown })}>
						{isHiddenShown
							? words.hidden.back
							: formatMessage('es', words.frame.hidden, { n: hidden })}
					</PanelLink>
				)}
				{path !== null && (
					<a href={previewPath(path)} target="_blank" rel="noopener">
						{words.frame.preview}
					</a>
				)}
			</p>
			<Segments<Language>
				name="desk-language"
				legend={words.frame.language}
				choices={languagesOf(item).map((value) => ({
					value,
					label: languageNames[value],
					lang: value,
				}))}
				value={language}
				onChange={(value) => navigate(deskPath({ ...here, language: value, isHiddenShown }))}
			/>
			{hidden !== null && (
				<>
					<div className={styles['width']}>
						<Segments
							name="desk-width"
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
						name="desk-theme"
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
