import type { ReactNode } from 'react'
import type { MyDataPage } from '#site/messages/request-page.ts'
import { languageNames, languages } from '#site-map/languages.ts'
import { pauseLengths } from '#features/my-data/rules/pause.ts'
import type myData from '#content/messages/en/my-data.yaml'
import { ActForm, RadioGroup } from './ActForm.tsx'
import { Agreed, Facts, Requests, Sent } from './MyDataFacts.tsx'
import { MyDataHead } from './MyDataHead.tsx'

export function MyData({ page, words }: { page: MyDataPage; words: typeof myData }) {
	const { language, pause, agreed, sent } = words
	return (
		<>
			<MyDataHead page={page} words={words} />
			<Part title={agreed.title}>
				<Agreed page={page} words={words} />
			</Part>
			<Part title={sent.title}>
				<Sent page={page} words={words} />
			</Part>
			{page.person.requests.length > 0 && (
				<Part title={words.requests.title}>
					<Requests page={page} words={words} />
				</Part>
			)}
			<Part title={words.else.title}>
				<Facts page={page} words={words} />
			</Part>
			<Part title={language.title}>
				<p>{language.text}</p>
				<ActForm act="language" label={language.button} tone="outline">
					<RadioGroup
						name="language"
						legend={language.title}
						options={languages.map((each) => ({
							value: each,
							label: languageNames[each],
							language: each,
						}))}
						checked={page.language}
					/>
				</ActForm>
			</Part>
			{page.person.status !== 'unsubscribed' && (
				<>
					<Part title={pause.title}>
						<p>{pause.text}</p>
						<ActForm act="pause" label={pause.button} tone="outline">
							<RadioGroup
								name="length"
								legend={pause.title}
								options={pauseLengths.map((value) => ({ value, label: pause.lengths[value] }))}
								checked={pauseLengths[0]}
							/>
						</ActForm>
					</Part>
					<PlainForm act="unsubscribe" words={words} />
				</>
			)}
			<PlainForm act="export" words={words} />
			<PlainForm act="erase" words={words} />
		</>
	)
}

type FormProps = { act: 'unsubscribe' | 'export' | 'erase'; words: typeof myData }

function PlainForm({ act, words }: FormProps) {
	const { title, text, button } = words[act]
	return (
		<Part title={title}>
			<p>{text}</p>
			<ActForm
				act={act}
				label={button}
				tone="outline"
				className={act === 'erase' ? 'bad' : undefined}
			/>
		</Part>
	)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="reading part">
			<h2>{title}</h2>
			<div>{children}</div>
		</section>
	)
}
