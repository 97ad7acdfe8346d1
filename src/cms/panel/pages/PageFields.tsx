import { lazy, Suspense, useId, useState } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { OwnPageRow, PageText } from '#cms/messages/own-pages.ts'
import { type SelectOption, SelectField } from '#panel/fields/SelectField.tsx'
import { FactField } from '#cms/panel/facts/FactField.tsx'
import { choiceName } from '#cms/panel/forms/choice-name.ts'
import formStyles from '#cms/panel/forms/forms.module.css'
import { items, languagesOf, nameOfItem } from '#cms/panel/word-items.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Message } from '#cms/reader/format/message.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import { fieldName, holeIn, textAt, withText } from './page-forms.ts'
import { useOwnPages } from './pages-api.ts'
import styles from './pages.module.css'

const { form } = words

export const DrawingDialog = lazy(async () => ({
	default: (await import('./DrawingDialog.tsx')).DrawingDialog,
}))

const notes: Readonly<Record<string, Message<'n'>>> = form.notes

type Front = PageText['front']

type Props = { page: OwnPageRow; front: Front; onChange: (front: Front) => void }

const isLong = (place: string) =>
	/\/(?:answer|description|text)$|^(?:lede|alternative)$/.test(place)

/** A field for the text at a place. One that is still to be written is a hint in it. */
function Line({ place, page, front, onChange }: Props & { place: string }) {
	const text = textAt(front, place)
	const hole = holeIn(text)
	const label = fieldName(place)
	const note = notes[place]
	return (
		<FactField
			name={place}
			label={label}
			lang={page.language}
			isRequired
			isMultiline={isLong(place)}
			value={hole === null ? text : ''}
			placeholder={hole ?? ''}
			note={note && formatMessage('es', note, { n: hole === null ? text.length : 0 })}
			onType={(typed) =>
				onChange(withText(front, place, typed.trim() === '' ? `[[${label}]]` : typed))
			}
		/>
	)
}

/** What stands above the text of a page. */
export function HeadFields(props: Props) {
	const { front, onChange } = props
	return (
		<>
			{['title', 'path', 'lede', 'head/title', 'head/description'].map((place) => (
				<Line key={place} place={place} {...props} />
			))}
			<DrawingField
				name={textAt(front, 'illustration')}
				onChange={(illustration) => onChange({ ...front, illustration })}
			/>
			<Line place="alternative" {...props} />
		</>
	)
}

/** The illustration of a page, by its description, and all drawings to choose another one. */
function DrawingField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
	const [isAsked, setIsAsked] = useState(false)
	const id = useId()
	const label = form.fields.illustration
	const close = () => setIsAsked(false)
	return (
		<div>
			<span id={id}>{label}</span>
			<p className={`row ${formStyles['link']}`}>
				<b>{choiceName(name)}</b>
				<TextButton aria-describedby={id} onClick={() => setIsAsked(true)}>
					{form.pick}
				</TextButton>
			</p>
			{isAsked && (
				<Suspense fallback={null}>
					<DrawingDialog
						title={label}
						kind="illustrations"
						onPick={(picked) => {
							close()
							onChange(picked)
						}}
						onClose={close}
					/>
				</Suspense>
			)}
		</div>
	)
}

/** What stands below the text of a page. */
export function EndFields(props: Props) {
	const { page, front, onChange } = props
	const [faq, related] = ['faq', 'related'].map((key) => [front[key]].flat())
	const choices = useReadOn(page)
	return (
		<>
			<fieldset>
				<legend>{form.faq}</legend>
				{faq?.map((_, index) => (
					// They have no other identity.
					// oxlint-disable-next-line react/no-array-index-key
					<div key={index} className={styles['pair']}>
						<Line place={`faq/${index}/question`} {...props} />
						<Line place={`faq/${index}/answer`} {...props} />
						<TextButton onClick={() => onChange({ ...front, faq: faq.toSpliced(index, 1) })}>
							{formatMessage('es', form.removeQuestion, { n: index + 1 })}
						</TextButton>
					</div>
				))}
				{faq && faq.length < 6 && (
					<TextButton
						onClick={() => {
							const [question, answer] = ['question', 'answer'].map(
								(key) => `[[${fieldName(`faq/${faq.length}/${key}`)}]]`,
							)
							onChange({ ...front, faq: [...faq, { question, answer }] })
						}}
					>
						{form.addQuestion}
					</TextButton>
				)}
			</fieldset>
			<fieldset>
				<legend>{form.related}</legend>
				{related?.map((_, index) => (
					// They keep their order.
					// oxlint-disable-next-line react/no-array-index-key
					<div key={index} className={styles['pair']}>
						<SelectField
							label={fieldName(`related/${index}/page`)}
							value={textAt(front, `related/${index}/page`)}
							choices={choices}
							onChange={(name) => onChange(withText(front, `related/${index}/page`, name))}
						/>
						<Line place={`related/${index}/text`} {...props} />
					</div>
				))}
			</fieldset>
			<fieldset>
				<legend>{form.next}</legend>
				<Line place="next/title" {...props} />
				<Line place="next/text" {...props} />
			</fieldset>
		</>
	)
}

/** The other pages in the language of a page. */
function useReadOn({ page: own, language }: OwnPageRow): readonly SelectOption<string>[] {
	const others = useOwnPages().filter((each) => each.page !== own && each.language === language)
	return [
		...items.flatMap((item) =>
			item.page !== undefined && languagesOf(item).includes(language)
				? [{ value: item.page, label: nameOfItem(item) }]
				: [],
		),
		...others.map(({ page, title }) => ({ value: page, label: title })),
	]
}
