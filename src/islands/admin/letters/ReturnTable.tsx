import type { LetterRefusals } from '#contract/letter-sending.ts'
import { DataTable } from '#islands/admin/DataTable.tsx'
import { personPath } from '#islands/admin/panel-address.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { meaningOfReport } from './refusal-meaning.ts'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import styles from './LetterRun.module.css'

const { returns: words } = letterRunWords

type Props = { returned: LetterRefusals['returned'] }

/** Bounces and complaints about accepted mails, with their meaning and consequence. */
export function ReturnTable({ returned }: Props) {
	if (returned.length === 0) return null
	return (
		<section className={styles['refusals']} aria-label={words.title}>
			<h2>{words.title}</h2>
			<DataTable
				columns={words.columns.map((label) => ({ label, isClear: true }))}
				rows={returned.map(({ id, email, kind, code }) => ({
					id,
					cells: [
						email && (
							<PanelLink key="email" href={personPath(id)}>
								{email}
							</PanelLink>
						),
						code,
						meaningOfReport({ kind, code }),
						words.next[kind],
					],
				}))}
			/>
		</section>
	)
}
