require('./index.js');
