import type { EventKind, People } from '#site/week/rules/estimates.ts'

export type TitleMeaning = {
	readonly means: EventKind | 'alone'
	readonly people?: People
	readonly words: readonly string[]
}

/**
 * Words of titles in English, German and Portuguese, in lower case and without diacritics. The first row with a word in
 * the title decides. `word*` matches the start of a word, `*word` its end, and `=words` the whole title.
 */
export const titleMeanings: readonly TitleMeaning[] = [
	{
		means: 'alone',
		words: list(`
			=lunch, lunch break, =mittag, mittagspause, =almoco, hora do almoco, intervalo, =pausa,
			focus time, focus block, =focus, deep work, blocked, =block, =busy, =hold, out of office, ooo,
			do not disturb, commute, travel time, flight*, train to, drive to, prep, prepare*, preparing,
			reminder*, deadline, due, rent, pay, payday, bank holiday, public holiday, holiday, holidays,
			vacation, annual leave, day off, pto, sick leave, wfh, working from home, work from home,
			bin day, bins, recycling, laundry, cleaning, tax, taxes, renew*, homework, daylight saving*,
			fokuszeit, =fokus, konzentrationszeit, blocker, geblockt, abwesend, abwesenheit, nicht storen,
			anfahrt, abfahrt, fahrt, ruckfahrt, hinfahrt, heimfahrt, reisezeit, flug, ruckflug, zugfahrt,
			vorbereit*, erinnerung, frist, abgabe, abgabetermin, fallig, miete, rechnung*, feiertag*, urlaub,
			*ferien, =frei, gleittag, brucken*, homeoffice, home office, mulltonne*, mullabfuhr, biomull,
			restmull, biotonne, gelbe tonne, gelber sack, altpapier, papiertonne, wasche, putzen, steuer*,
			krank, krankgemeldet, feierabend, zeitumstellung, sommerzeit, winterzeit,
			tempo de foco, =foco, bloqueado, bloqueio, ausente, nao perturbe, deslocamento, voo, preparar,
			preparacao, lembrete, prazo, vencimento, aluguel, boleto, boletos, pagar, pagamento, feriado*,
			ferias, folga, atestado, teletrabalho, lixo, lavar roupa, limpeza, faxina, imposto, impostos,
			horario de verao`),
	},
	{
		means: 'meeting',
		words: list(`
			parents evening, parent teacher, elternabend, elternsprech*, elternbeirat, reuniao de pais,
			reuniao escolar, talk to, talk with, office hours, family office`),
	},
	{
		means: 'quiet',
		words: list(`
			yoga, pilates, meditat*, run, running, jog*, swim, swimming, gym, workout, walk, read, reading,
			rest, nap, quiet, quiet hours, me time, alone time, bath, sauna, gardening, stretch*, bike ride,
			laufen, lauf, joggen, schwimmen, fitness*, fitnessstudio, sport, spazier*, lesen, ruhe, ruhezeit,
			auszeit, zeit fur mich, mittagsschlaf, badewanne, radfahren, gartenarbeit, =pause,
			corrida, correr, natacao, nadar, academia, musculacao, treino, caminhada, leitura, ler, descanso,
			descansar, cochilo, silencio, tempo para mim, meditacao, pedalar`),
	},
	{
		means: 'presentation',
		words: list(`
			presentation*, presenting, keynote, talk, lecture, pitch, demo, workshop*, speech, panel, viva,
			thesis defense, thesis defence, prasentation*, *prasentation, prasentieren, vortrag*, *vortrag,
			referat, =rede, schulung*, verteidigung, lesung, apresentacao, apresentacoes, apresentar,
			palestra, palestras, discurso, defesa de tese, defesa do tcc, demonstracao`),
	},
	{
		means: 'party',
		people: 'many',
		words: list(`
			wedding, reception, gala, festival, concert, gig, prom, conference, summit, congress, trade fair,
			hochzeit*, polterabend, empfang, sommerfest, oktoberfest, stadtfest, volksfest, strassenfest,
			schulfest, konzert*, messe, kongress, tagung, weihnachtsmarkt,
			casamento, formatura, balada, congresso, confraternizacao, festa junina, recepcao`),
	},
	{
		means: 'party',
		words: list(`
			party, parties, drinks, happy hour, birthday*, bday, bbq, barbecue, housewarming, pub, bar, club,
			after work, afterwork, leaving do, farewell, hen do, stag do, networking, meetup, baby shower,
			*party, feier*, *feier, geburtstag*, fest, grillen, grillabend, kneipe, stammtisch, umtrunk,
			abschied*, einweihung*, gartenfest, junggesellenabschied, richtfest,
			festa, festas, festinha, aniversario*, niver, churrasco, barzinho, confra, despedida,
			cha de panela, cha de bebe, cha de casa nova`),
	},
	{
		means: 'family',
		words: list(`
			mum, mums, mom, moms, dad, dads, mother, father, parents, grandma, grandpa, granny, nana, family,
			in laws, inlaws, brother, sister, aunt, auntie, uncle, cousin, cousins, kids, children, son,
			daughter, christening, thanksgiving, mama, papa, mutti, vati, mutter, vater, eltern, oma, opa,
			grosseltern, familie*, schwieger*, bruder, schwester, tante, onkel, cousine, kinder, geschwister,
			sohn, tochter, taufe, konfirmation, kommunion, mae, pai, pais, familia, familiar, avo, avos, vovo,
			vo, sogra, sogro, sogros, irma, irmao, irmaos, tia, tio, tios, primo, prima, primos, filho, filha,
			filhos, criancas, batizado, crisma`),
	},
	{
		means: 'dinner',
		words: list(`
			dinner, dinners, lunch, brunch, breakfast, supper, restaurant, tapas, sushi, pizza, potluck,
			wine tasting, book club, game night, games night, board games, movie night, date night, pub quiz,
			abendessen, abendbrot, mittagessen, essen, essen gehen, weihnachtsessen, teamessen,
			geschaftsessen, fruhstuck*, kaffee und kuchen, spieleabend, filmabend, kochabend, madelsabend,
			weinprobe, buchclub, lesekreis, jantar, jantares, almoco, almocar, cafe da manha, restaurante,
			pizzaria, rodizio, feijoada, ceia, clube do livro, noite de jogos, noite de filmes`),
	},
	{
		means: 'errands',
		words: list(`
			dentist, doctor, doctors, gp, appointment, hairdresser, haircut, hair, barber, shopping,
			groceries, supermarket, bank, vet, optician, physio, physiotherapy, therapy, therapist, clinic,
			hospital, checkup, check up, vaccin*, mechanic, car service, post office, pharmacy,
			viewing, school run, pick up kids, passport, plumber, electrician,
			*arzt, *arztin, arzttermin, arztbesuch, friseur*, frisor, einkauf*, *einkauf, supermarkt,
			werkstatt, tuv, apotheke, =post, zur post, physiotherapie, krankengymnastik, therapie, impf*,
			impfung, burgeramt, finanzamt, rathaus, besichtigung, handwerker, klempner, optiker, krankenhaus,
			mrt, blutabnahme, ikea, baumarkt, wochenmarkt, kita, kieferorthopade,
			dentista, medico, medica, consulta, exame, exames, cabeleireir*, cabelo, salao, manicure,
			barbeiro, mercado, supermercado, compras, banco, veterinari*, fisioterapia, terapia, psicologa,
			psicologo, vacina*, cartorio, detran, correios, farmacia, feira livre, poupatempo, oculista`),
	},
	{
		means: 'call',
		words: list(`
			call, calls, phone, zoom, teams, google meet, skype, facetime, webex, video chat, webinar,
			dial in, conference call, anruf, anrufen, telefon*, telko, telco, videokonferenz, videocall,
			videotelefonat, videoanruf, ligacao, ligar, telefonema, telefone, chamada, videochamada,
			videoconferencia, reuniao online, por video`),
	},
	{
		means: 'meeting',
		people: 'one',
		words: list(`
			1 1, 1on1, 1 on 1, 1 2 1, one on one, one to one, mitarbeitergesprach, vieraugengesprach,
			bewerbungsgesprach, vorstellungsgesprach, personalgesprach, interview, entrevista, mentoring,
			mentoria, performance review, appraisal, feedbackgesprach`),
	},
	{
		means: 'meeting',
		people: 'many',
		words: list(`
			all hands, allhands, town hall, townhall, betriebsversammlung, mitgliederversammlung,
			eigentumerversammlung, *versammlung, vollversammlung, assembleia, plenario`),
	},
	{
		means: 'openPlan',
		words: list(`
			open plan, open space, open office, office day, in office, in the office, at the office, =office,
			coworking, co working, burotag, =buro, im buro, grossraum*, prasenztag, coworkingtag,
			=escritorio, dia de escritorio, no escritorio, dia presencial, =presencial`),
	},
	{
		means: 'friend',
		people: 'one',
		words: list(`
			coffee, playdate, play date, friend*, visit, visiting, =date, kaffee, freund*, besuch, besuchen,
			verabredung, cafe, cafezinho, amiga, amigo, amigas, amigos, visita, visitar, encontro com`),
	},
	{
		means: 'meeting',
		words: list(`
			meeting, meetings, standup, stand up, review, retro*, sprint*, planning, kickoff, kick off, sync,
			weekly, daily, biweekly, catch up, catchup, interviews, onboarding, huddle, check in, checkin,
			brainstorm*, debrief, board, committee, steering*, status, handover, scrum, refinement, grooming,
			touchpoint, training, class, lesson, course, seminar, tutorial, rehearsal, choir,
			besprech*, *besprechung, sitzung*, *sitzung, jour fixe, jourfixe, gesprach*, *gesprach, abstimm*,
			teamtreffen, *treffen, teamrunde, vorstand*, ausschuss, konferenz, *konferenz, kurs, *kurs,
			unterricht, chor, *probe, elternvertretung,
			reuniao, reunioes, alinhamento, entrevistas, conversa, bate papo, planejamento, retrospectiva,
			diretoria, conselho, comite, aula, aulas, curso, seminario, ensaio, treinamento, condominio`),
	},
]

/**
 * Words that imply company. An entry whose title has one of them, but whose title otherwise means time alone or quiet
 * hours, is left to the visitor to classify.
 */
export const companyWords: readonly string[] = list(
	`with, mit, com, group, *gruppe, grupo, class, *kurs, aula, lesson`,
)

/**
 * Words for annual days. An entry with such a word in its title is not an event if it takes the whole day and nobody
 * else takes part.
 */
export const anniversaryWords: readonly string[] = list(
	`birthday*, bday, anniversary, geburtstag*, jahrestag, namenstag, aniversario*, niver`,
)

function list(words: string): readonly string[] {
	return words
		.split(',')
		.map((word) => word.trim().replaceAll(/\s+/g, ' '))
		.filter(Boolean)
}
