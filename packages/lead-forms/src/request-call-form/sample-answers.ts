export const answers = {
  'First Name': 'Mārama',
  'Last Name': "O'Neill-Ng",
  Email: 'marama@example.co.nz',
  'Contact number': '021 555 0000',
  'Choose your region': '0110',
  'I would like to discuss...': '13',
  Message: 'Ring after five, please',
};
