type Props = {
	/** `07:10` */
	time: string
	notch?: string
}

export function PhoneStatus({ time, notch = 'var(--coal)' }: Props) {
	return (
		<>
			<text x="27" y="39" fontSize="19" fontWeight="560" fill="var(--ink)">
				{time}
			</text>
			<rect x="116" y="20" width="68" height="14" rx="7" fill={notch} />
			<path fill="var(--ink)" d="M250 26h4v12h-4zM257 22h4v16h-4zM264 18h4v20h-4z" />
		</>
	)
}
