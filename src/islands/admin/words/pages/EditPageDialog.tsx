import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import type { OwnPageRow, OwnPageText } from '#contract/own-pages.ts'
import { keysIn } from '#domain/keys-in.ts'
import { maxPathLength } from '#domain/pages/own-pages.ts'
import { Dialog } from '#islands/admin/Dialog.tsx'
import { LongField } from '#islands/admin/LongField.tsx'
import { type Choice, SelectField } from '#islands/admin/SelectField.tsx'
import { useAction } from '#islands/admin/useAction.ts'
import { FactField } from '#islands/admin/words/facts/FactField.tsx'
import { items, languagesOf, nameOfItem } from '#islands/admin/words/word-items.ts'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import { FaultList } from './FaultList.tsx'
import { blockExamples, withBlock } from './page-forms.ts'
import { changePage, pageTextQuery, useOwnPages } from './pages-api.ts'
import styles from './pages.module.css'

type Props = { page: OwnPageRow; onClose: () => void }

const { form } = words

/** What stands around a page's text, and the text with its blocks. */
export function EditPageDialog({ page, onClose }: Props) {
	const { data } = useQuery(pageTextQuery(page.file))
	return (
		<Dialog isWide title={form.title} onClose={onClose}>
			{data && <PageForm key={data.version} text={data} {...{ page, onClose }} />}
		</Dialog>
	)
}

/** A value of the words before the text: a text, or the items of a list. */
type Values = Readonly<Record<string, unknown>>

function PageForm({ page, text, onClose }: Props & { text: OwnPageText }) {
	const { isBusy, run } = useAction()
	const [front, setFront] = useState<Values>(text.front)
	const [body, setBody] = useState(text.body)
	const [faults, setFaults] = useState<Parameters<typeof FaultList>[0]['faults']>([])
	/** The end of the selection in the text; its end until somebody selects. */
	const caret = useRef(Infinity)
	const head: Values = Object(front['head'])
	const set = (values: Values) => setFront({ ...front, ...values })
	const setHead = (values: Values) => set({ head: { ...head, ...values } })

	async function save() {
		const options = { action: form.action, done: form.done, refused: { conflict: form.conflict } }
		const change = { file: page.file, front, body, version: text.version }
		const send = async () => {
			const answer = await changePage(change)
			setFaults(answer.faults)
			return answer.faults.length === 0 || null
		}
		if ((await run(options, send)) !== null) onClose()
	}

	const line: Line = (label, value, onType) => (
		<FactField
			isMultiline={textOf(value).length > 60}
			lang={page.language}
			value={textOf(value)}
			{...{ label, onType }}
		/>
	)
	return (
		<form
			className={styles['form']}
			onSubmit={(event) => {
				event.preventDefault()
				void save()
			}}
		>
			{line(form.name, front['title'], (title) => set({ title }))}
			<Field
				label={form.path}
				maxLength={maxPathLength}
				value={textOf(front['path'])}
				help={form.pathHelp}
				onChange={(event) => set({ path: event.target.value })}
			/>
			{line(form.headTitle, head['title'], (title) => setHead({ title }))}
			{line(form.description, head['description'], (description) => setHead({ description }))}
			{line(form.lede, front['lede'], (lede) => set({ lede }))}
			<SelectField
				label={form.illustration}
				value={
					keysIn(words.illustrations).find((each) => each === front['illustration']) ?? 'guide'
				}
				choices={keysIn(words.illustrations).map((value) => ({
					value,
					label: words.illustrations[value],
				}))}
				onChange={(illustration) => set({ illustration })}
			/>
			{line(form.alternative, front['alternative'], (alternative) => set({ alternative }))}
			<div className={styles['body']}>
				<LongField
					label={form.body}
					help={form.bodyHelp}
					lang={page.language}
					maxLength={100_000}
					value={body}
					onSelect={(event) => {
						caret.current = event.currentTarget.selectionEnd
					}}
					onChange={(event) => setBody(event.target.value)}
				/>
			</div>
			<div className={styles['blocks']} role="group" aria-label={form.insert}>
				<span>{form.insert}</span>
				{keysIn(blockExamples).map((block) => (
					<TextButton key={block} onClick={() => setBody(withBlock(body, caret.current, block))}>
						{words.blocks[block]}
					</TextButton>
				))}
			</div>
			<Questions faq={listOf(front['faq'])} onChange={(faq) => set({ faq })} line={line} />
			<Related
				page={page}
				related={listOf(front['related'])}
				onChange={(related) => set({ related })}
				line={line}
			/>
			<FaultList faults={faults} />
			<div className="actions">
				<Button tone="outline" disabled={isBusy} onClick={onClose}>
					{form.cancel}
				</Button>
				<Button type="submit" aria-busy={isBusy}>
					{form.confirm}
				</Button>
			</div>
		</form>
	)
}

type Line = (label: string, value: unknown, onType: (typed: string) => void) => ReactNode

type QuestionsProps = {
	faq: readonly Values[]
	onChange: (faq: readonly Values[]) => void
	line: Line
}

function Questions({ faq, onChange, line }: QuestionsProps) {
	return (
		<fieldset>
			<legend>{form.faq}</legend>
			{faq.map((item, index) => {
				const n = index + 1
				const change = (values: Values) => onChange(faq.with(index, { ...item, ...values }))
				return (
					// The items have no other identity.
					// oxlint-disable-next-line react/no-array-index-key
					<div key={index}>
						{line(formatMessage('es', form.question, { n }), item['question'], (question) =>
							change({ question }),
						)}
						{line(formatMessage('es', form.answer, { n }), item['answer'], (answer) =>
							change({ answer }),
						)}
						{faq.length > 4 && (
							<TextButton onClick={() => onChange(faq.toSpliced(index, 1))}>
								{formatMessage('es', form.removeQuestion, { n })}
							</TextButton>
						)}
					</div>
				)
			})}
			{faq.length < 6 && (
				<TextButton onClick={() => onChange([...faq, { question: '', answer: '' }])}>
					{form.addQuestion}
				</TextButton>
			)}
		</fieldset>
	)
}

type RelatedProps = {
	page: OwnPageRow
	related: readonly Values[]
	onChange: (related: readonly Values[]) => void
	line: Line
}

function Related({ page: { language, page: own }, related, onChange, line }: RelatedProps) {
	const others = useOwnPages().filter((each) => each.page !== own && each.language === language)
	const choices: readonly Choice<string>[] = [
		...items.flatMap((item) =>
			item.page !== undefined && languagesOf(item).includes(language)
				? [{ value: item.page, label: nameOfItem(item) }]
				: [],
		),
		...others.map(({ page, title }) => ({ value: page, label: title })),
	]
	return (
		<fieldset>
			<legend>{form.related}</legend>
			{related.map((item, index) => {
				const n = index + 1
				const change = (values: Values) => onChange(related.with(index, { ...item, ...values }))
				return (
					// They keep their order.
					// oxlint-disable-next-line react/no-array-index-key
					<div key={index}>
						<SelectField
							label={formatMessage('es', form.relatedPage, { n })}
							value={textOf(item['page'])}
							choices={choices}
							onChange={(page) => change({ page })}
						/>
						{line(formatMessage('es', form.relatedText, { n }), item['text'], (text) =>
							change({ text }),
						)}
					</div>
				)
			})}
		</fieldset>
	)
}

function textOf(value: unknown): string {
	return typeof value === 'string' ? value : ''
}

function listOf(value: unknown): readonly Values[] {
	return Array.isArray(value) ? value.map((each): Values => Object(each)) : []
}
