import type { Question } from '#domain/quiz/quiz.ts'

/**
 * The twelve questions of the introvert test in Portuguese. They ask what the English ones ask, and their options run
 * the same way, from the most outgoing (A) to the most inward (D).
 */
export const introvertQuestions = [
	{
		text: 'Sábado livre até a noite. O que você põe nele?',
		options: [
			'Um almoço comprido com todo mundo que puder vir',
			'Um café com dois amigos, depois compras com um terceiro',
			'Uma caminhada com um amigo, e o resto só para mim',
			'Um dia inteiro só meu, sem ninguém passar em casa',
		],
	},
	{
		text: 'Você chega de um aniversário com vinte convidados. Como está a bateria?',
		options: [
			'Mais cheia que antes; ainda iria a outro lugar',
			'Igual; sento um pouco, mas sem sono nenhum',
			'Mais baixa; queria uma hora sem conversa',
			'Quase vazia; quero o resto da noite só para mim',
		],
	},
	{
		text: 'Oito pessoas não decidem onde comer. O que você faz?',
		options: [
			'Digo um lugar de que vão gostar, e a gente vai',
			'Digo dois lugares e deixo o grupo escolher um',
			'Digo o que eu queria quando alguém me pergunta',
			'Deixo que decidam e vou junto com todo mundo',
		],
	},
	{
		text: 'A semana foi cheia e acabou. O que recupera você mais rápido?',
		options: [
			'Uma noite fora, com muita gente por todo lado',
			'Um jantar em casa com algumas pessoas que conheço bem',
			'Uma noite sem pressa com a pessoa mais próxima',
			'Um dia ou dois quase sem falar com ninguém',
		],
	},
	{
		text: 'Alguém que você não conhece senta ao seu lado numa viagem de quatro horas. E aí?',
		options: [
			'Já estamos conversando antes de o ônibus sair',
			'Comento uma coisa ou outra e vejo se rende papo',
			'Respondo se falarem comigo, depois volto ao livro',
			'Aceno, ponho o fone e fico olhando a estrada',
		],
	},
	{
		text: 'Os vizinhos se reúnem para organizar uma festa na rua. Como você participa?',
		options: [
			'Conduzo a reunião e não deixo fugir do assunto',
			'Falo bastante e trago algumas ideias minhas',
			'Falo uma ou duas vezes, quando a ideia está clara',
			'Escuto e mando minhas ideias a alguém depois',
		],
	},
	{
		text: 'É a terceira noite fora na mesma semana. Como é chegar lá?',
		options: [
			'Como na primeira; eu toparia também uma quarta',
			'Tranquilo; só demoro um pouco mais a engrenar',
			'Devagar; entro e fico por volta de uma hora',
			'Uma a mais; semana que vem seria melhor',
		],
	},
	{
		text: 'Você tem uma hora livre no meio de um dia corrido. Onde fica?',
		options: [
			'Na mesa mais cheia que houver, bem no meio',
			'Com duas ou três pessoas, falando de tudo um pouco',
			'A sós, mas em algum lugar com um pouco de vida',
			'A sós, num canto por onde não passa ninguém',
		],
	},
	{
		text: 'Um curso de cerâmica começa com quinze desconhecidos. Onde você está no primeiro intervalo?',
		options: [
			'Por toda a sala, até conhecer quase todo mundo',
			'Na roda do café, que já está conversando',
			'Com a pessoa que estava sentada ao meu lado',
			'Lá fora, tomando ar; ainda vai ter intervalo',
		],
	},
	{
		text: 'Dez pessoas à mesa, e a conversa para. Quem recomeça?',
		options: [
			'Eu, com uma história que a mesa inteira ouve',
			'Eu, com uma pergunta a quem está na frente',
			'Outra pessoa, e logo eu acrescento alguma coisa',
			'Outra pessoa; gosto de ouvir o que vão dizer',
		],
	},
	{
		text: 'O telefone toca. É aquela amizade boa que adora ligação comprida. O que você faz?',
		options: [
			'Atendo e converso à vontade, sem olhar as horas',
			'Atendo e depois de meia hora vou encerrando',
			'Atendo, digo que tenho dez minutos e cumpro',
			'Deixo tocar e mais tarde mando uma mensagem',
		],
	},
	{
		text: 'Seis amigos dividem uma casa num feriado prolongado. O que você espera da casa?',
		options: [
			'Uma sala grande onde todos possam ficar o tempo todo',
			'Uma mesa grande e uma rede para cochilar depois',
			'Um quarto só meu para ficar uma parte do dia',
			'Um quarto só meu e todas as manhãs para mim',
		],
	},
] as const satisfies readonly Question[]
