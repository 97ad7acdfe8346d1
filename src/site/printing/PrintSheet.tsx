import { Button } from '#site/ui/controls/Button.tsx'
import type { Link } from '#cms/reader/schemas/common.ts'
import type { Head } from '#cms/reader/schemas/page.ts'
import type { BlankLine, PrintWords } from '#cms/reader/schemas/printables.ts'
import { BlankLines } from './BlankLines.tsx'
import { BlankTable, type Table } from './BlankTable.tsx'
import styles from './PrintSheet.module.css'
import { type SliderPins, SliderPinSheet } from './SliderPinSheet.tsx'

type Sheet =
	| { readonly kind: 'lines'; readonly lines: readonly BlankLine[] }
	| ({ readonly kind: 'table' } & Table)
	| ({ readonly kind: 'sliderPin' } & SliderPins)

type Props = {
	head: Pick<Head, 'path'>
	title: string
	intro: readonly { readonly when?: string | undefined; readonly text: string }[]
	guide: Link
	csv?: { readonly label: string }
	sheet: Sheet
	words: PrintWords
	host: string
}

export function PrintSheet({ head, title, intro, guide, csv, sheet, words, host }: Props) {
	return (
		<div className={`frame ${styles['page']}`}>
			<div className={`row ${styles['bar']}`} data-no-print>
				<p className={`row ${styles['action']}`}>
					<Button data-action="print" data-scripted>
						{words.print}
					</Button>
					<span>
						{words.sizes} <span className={styles['fallback']}>{words.withoutScript}</span>
					</span>
				</p>
				<p>
					<a href={guide.href}>{guide.label}</a>
					{csv && (
						<>
							{'\u00A0· '}
							<a href={`${head.path}.csv`} download>
								{csv.label}
							</a>
						</>
					)}
				</p>
			</div>
			<article className={styles['sheet']}>
				<h1>{title}</h1>
				<div className={styles['intro']}>
					{intro.map(({ when, text }) => (
						<p key={text}>
							{when && <strong>{when}</strong>} {text}
						</p>
					))}
				</div>
				<SheetOf sheet={sheet} label={title} />
				<p className={styles['footer']}>
					{words.footer}. {guide.label}:{' '}
					<span>
						{host}
						{guide.href.replace(/#.*/, '')}
					</span>
				</p>
			</article>
		</div>
	)
}

function SheetOf({ sheet, label }: { sheet: Sheet; label: string }) {
	if (sheet.kind === 'lines') return <BlankLines lines={sheet.lines} />
	if (sheet.kind === 'table') return <BlankTable {...sheet} label={label} />
	return <SliderPinSheet {...sheet} />
}
