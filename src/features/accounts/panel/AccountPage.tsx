import { useQuery } from '@tanstack/react-query'
import words from '#content/messages/es/panel/account.yaml'
import shellWords from '#content/messages/es/panel/shell.yaml'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { TestAddressForm } from '#panel/parts/TestAddressForm.tsx'
import { accountQuery } from './account-api.ts'
import { AdminStorey } from './AdminStorey.tsx'
import { AuditStorey } from './AuditStorey.tsx'
import { PasskeyStorey } from './PasskeyStorey.tsx'
import { PasswordStorey } from './PasswordStorey.tsx'
import { SessionStorey } from './SessionStorey.tsx'
import { Storey } from '#panel/parts/Storey.tsx'
import styles from './AccountPage.module.css'

/** The place "Cuenta": passkeys, password, open sessions, other accounts and the audit log. */
export function AccountPage() {
	const { data, isFetching } = useQuery({
		...accountQuery,
		meta: { failure: words.notices.loadFailed },
	})

	return (
		<section className={`frame place ${styles['place']}`} aria-busy={isFetching}>
			<PlaceHeading>{words.title}</PlaceHeading>
			{data ? (
				<>
					<PasskeyStorey passkeys={data.passkeys} />
					<PasswordStorey account={data.account} />
					<SessionStorey sessions={data.sessions} />
					<AdminStorey accounts={data.accounts} invitations={data.invitations} />
					<Storey title={shellWords.testAddress.title} text={shellWords.testAddress.text}>
						<TestAddressForm address={data.address} className={styles['fields']} />
					</Storey>
				</>
			) : (
				<div className={styles['skeleton']} />
			)}
			<AuditStorey />
		</section>
	)
}
