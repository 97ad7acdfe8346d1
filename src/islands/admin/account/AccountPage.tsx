import { useState } from 'react'
import words from '#content/messages/es/panel/account.yaml'
import shellWords from '#content/messages/es/panel/shell.yaml'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { TestAddressForm } from '#islands/admin/TestAddressForm.tsx'
import { useReading } from '#islands/admin/useReading.ts'
import { readAccount } from './account-api.ts'
import { AdminStorey } from './AdminStorey.tsx'
import { AuditStorey } from './AuditStorey.tsx'
import { PasskeyStorey } from './PasskeyStorey.tsx'
import { PasswordStorey } from './PasswordStorey.tsx'
import { SessionStorey } from './SessionStorey.tsx'
import { Storey } from './Storey.tsx'
import styles from './AccountPage.module.css'

/** The place "Cuenta": passkeys, password, open sessions, other accounts and the audit log. */
export function AccountPage() {
	const [changes, setChanges] = useState(0)
	const reading = useReading('account', {
		read: readAccount,
		failure: words.notices.loadFailed,
		revision: changes,
	})
	const { data } = reading
	const storey = { onChanged: () => setChanges((before) => before + 1) }

	return (
		<section className={`frame place ${styles['place']}`} aria-busy={reading.status === 'loading'}>
			<PlaceHeading>{words.title}</PlaceHeading>
			{data ? (
				<>
					<PasskeyStorey {...storey} passkeys={data.passkeys} />
					<PasswordStorey {...storey} account={data.account} />
					<SessionStorey {...storey} sessions={data.sessions} />
					<AdminStorey {...storey} accounts={data.accounts} invitations={data.invitations} />
					<Storey title={shellWords.testAddress.title} text={shellWords.testAddress.text}>
						<TestAddressForm {...storey} address={data.address} className={styles['fields']} />
					</Storey>
				</>
			) : (
				<div className={styles['skeleton']} />
			)}
			<AuditStorey changes={changes} />
		</section>
	)
}
