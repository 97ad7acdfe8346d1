// On phones rows are laid out as blocks, for which browsers drop the roles of a table unless they are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { letterRunWords } from '#content/panel/letter-run.ts'
import type { LetterRefusals } from '#contract/letter-sending.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { meaningOfReport } from './refusal-meaning.ts'
import styles from './tables.module.css'

const { returns: words } = letterRunWords

type Props = { returned: LetterRefusals['returned'] }

/** Mails that came back after they were accepted, and complaints, with what they mean and what follows. */
export function ReturnTable({ returned }: Props) {
	if (returned.length === 0) return null
	return (
		<section className={styles['refusals']} aria-label={words.title}>
			<h2>{words.title}</h2>
			<table role="table" className={`${styles['table']} ${styles['stack']} ${styles['texts']}`}>
				<thead role="rowgroup">
					<tr role="row">
						{words.columns.map((label) => (
							<th key={label} scope="col" role="columnheader">
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody role="rowgroup">
					{returned.map(({ id, email, kind, code }) => (
						<tr key={id} role="row">
							<th scope="row" role="rowheader">
								{email && <PanelLink href={personPath(id)}>{email}</PanelLink>}
							</th>
							<td role="cell">{code}</td>
							<td role="cell">{meaningOfReport({ kind, code })}</td>
							<td role="cell">{words.next[kind]}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	)
}

function personPath(id: string): string {
	return `/waitlist/persona?${new URLSearchParams({ id })}`
}
